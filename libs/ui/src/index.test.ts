import { expect, it } from 'vitest';
import * as ui from './index.ts';

it('offers exactly this', () => {
  expect(Object.keys(ui).sort()).toEqual(['Badge', 'BadgeCorners', 'Button', 'CardSkeleton', 'Carousel', 'CheckboxField', 'Chip', 'DateField', 'Disclosure', 'ErrorSummary', 'Flyout', 'FlyoutStage', 'Icon', 'Link', 'Notice', 'Pagination', 'PasswordField', 'PhoneField', 'Picture', 'Price', 'QuantityField', 'RadioCard', 'RadioCards', 'RadioField', 'RadioGroup', 'RangeSlider', 'SelectField', 'Skeleton', 'Swatch', 'SwatchTile', 'TextAreaField', 'TextField', 'TextSkeleton', 'Tile', 'Tiles', 'ToastRegion', 'VisuallyHidden', 'buttonLook', 'closeFlyout', 'linkLook', 'openFlyout', 'showToast', 'useOpenedFlyout']);
});
