import { expect, it } from 'vitest';
import * as ui from './index.ts';

it('offers exactly this', () => {
  expect(Object.keys(ui).sort()).toEqual(['Button', 'Carousel', 'CheckboxField', 'Disclosure', 'ErrorSummary', 'Flyout', 'FlyoutStage', 'Gallery', 'Icon', 'Notice', 'Pagination', 'Picture', 'PictureAddressContext', 'QuantityField', 'RadioCard', 'RadioCards', 'SelectField', 'Skeleton', 'TextField', 'ToastRegion', 'Video', 'VisuallyHidden', 'buttonLook', 'closeFlyout', 'openFlyout', 'pictureAddress', 'showToast', 'useOpenedFlyout']);
});
