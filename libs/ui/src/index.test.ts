import { expect, it } from 'vitest';
import * as ui from './index.ts';

it('offers exactly this', () => {
  expect(Object.keys(ui).sort()).toEqual(['Accordion', 'Breadcrumbs', 'Button', 'Carousel', 'CheckboxField', 'Countdown', 'Dialog', 'Disclosure', 'ErrorSummary', 'Flyout', 'FlyoutStage', 'Icon', 'Notice', 'Pagination', 'Picture', 'Progress', 'QuantityField', 'RadioCard', 'RadioCards', 'SelectField', 'Skeleton', 'TextField', 'ToastRegion', 'VisuallyHidden', 'buttonLook', 'closeFlyout', 'openFlyout', 'showToast', 'useOpenedFlyout']);
});
