import { expect, it } from 'vitest';
import * as ui from './index.ts';

it('offers exactly this', () => {
  expect(Object.keys(ui).sort()).toEqual(['Accordion', 'Asleep', 'Badge', 'BadgeCorners', 'Breadcrumbs', 'Button', 'CardSkeleton', 'Carousel', 'CheckboxField', 'Chip', 'Combobox', 'Countdown', 'DateField', 'Dialog', 'Disclosure', 'ErrorSummary', 'Flyout', 'FlyoutStack', 'FlyoutStage', 'Gallery', 'Icon', 'Link', 'Menu', 'MenuItem', 'MenuLink', 'Notice', 'Pagination', 'PasswordField', 'PhoneField', 'Picture', 'PictureAddressContext', 'Price', 'Progress', 'QuantityField', 'RadioCard', 'RadioCards', 'RadioField', 'RadioGroup', 'RangeSlider', 'SelectField', 'Skeleton', 'Swatch', 'Tabs', 'TextAreaField', 'TextField', 'TextSkeleton', 'Tile', 'Tiles', 'ToastRegion', 'Tooltip', 'Video', 'VisuallyHidden', 'buttonLook', 'closeFlyout', 'linkLook', 'onFirstSign', 'openFlyout', 'pictureAddress', 'pictureAddressAt', 'showToast', 'takeBackToast', 'useIsBrowser', 'useOpenedFlyout']);
});
