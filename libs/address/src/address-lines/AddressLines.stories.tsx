import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AddressLines } from './AddressLines.tsx';

const ada = { firstName: 'Ada', lastName: 'Weaver', line1: 'Loom Lane', houseNumber: '7' };
const meta = { title: 'address/AddressLines', component: AddressLines, args: { address: { ...ada, city: 'Leeds', postalCode: 'LS1 4DY', country: 'GB' } } } satisfies Meta<typeof AddressLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NumberBeforeStreet: Story = { play: async ({ canvas }) => void (await expect(canvas.getByText('7 Loom Lane')).toBeVisible()) };
export const NumberAfterStreet: Story = {
  args: { address: { ...ada, organizationName: 'Weberei Weber GmbH', line1: 'Webergasse', line2: 'Hinterhaus', postalCode: '10115', city: 'Berlin', country: 'DE' } },
  play: async ({ canvas }) => void (await expect(canvas.getByText('Webergasse 7')).toBeVisible()),
};
export const State: Story = { args: { address: { ...ada, city: 'Portland', regionCode: 'ME', postalCode: '04101', country: 'US' } } };
export const DistrictAndZone: Story = { args: { address: { ...ada, line1: 'Dokumacı Sokağı', regionCode: 'İstanbul', district: 'Kadıköy', country: 'TR' } } };
/** The lines run as their own script does, whatever language the shop has. */
export const Arabic: Story = { args: { address: { firstName: 'عائشة', lastName: 'الحائك', line1: 'شارع النول', houseNumber: '7', city: 'دبي', country: 'AE' } } };
export const LongText: Story = {
  args: { address: { firstName: 'Maximiliane-Friederike', lastName: 'von Hohenlohe-Waldenburg-Schillingsfürst', organizationName: 'Baumwollspinnereimaschinenersatzteilhandelsgesellschaft', line1: 'Bürgermeister-Friedrich-Wilhelm-Baumwollspinnerei-Straße', houseNumber: '123a', postalCode: '70173', city: 'Leinfelden-Echterdingen-Unteraichen', country: 'DE' } },
};
