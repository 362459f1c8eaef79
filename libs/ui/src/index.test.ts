import { expect, it } from 'vitest';
import * as ui from './index.ts';

it('offers exactly this', () => {
  expect(Object.keys(ui).sort()).toEqual(['Accordion', 'Breadcrumbs', 'Button', 'Carousel', 'CheckboxField', 'Combobox', 'Countdown', 'Dialog', 'Disclosure', 'ErrorSummary', 'Flyout', 'FlyoutStage', 'Icon', 'Menu', 'MenuItem', 'MenuLink', 'Notice', 'Pagination', 'Picture', 'Progress', 'QuantityField', 'RadioCard', 'RadioCards', 'SelectField', 'Skeleton', 'Tabs', 'TextField', 'ToastRegion', 'Tooltip', 'VisuallyHidden', 'buttonLook', 'closeFlyout', 'openFlyout', 'showToast', 'useOpenedFlyout']);
});
