import { expect, it } from 'vitest';
import * as ui from './index.ts';

it('offers exactly this', () => {
  expect(Object.keys(ui).sort()).toEqual(['Accordion', 'Breadcrumbs', 'Button', 'Carousel', 'CheckboxField', 'Combobox', 'Countdown', 'Dialog', 'Disclosure', 'ErrorSummary', 'Flyout', 'FlyoutStage', 'Gallery', 'Icon', 'Menu', 'MenuItem', 'MenuLink', 'Notice', 'Pagination', 'Picture', 'PictureAddressContext', 'Progress', 'QuantityField', 'RadioCard', 'RadioCards', 'SelectField', 'Skeleton', 'Tabs', 'TextField', 'ToastRegion', 'Tooltip', 'VisuallyHidden', 'buttonLook', 'closeFlyout', 'openFlyout', 'pictureAddress', 'showToast', 'useOpenedFlyout']);
});
