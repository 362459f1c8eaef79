import { getRetailAvailability, type RetailAvailability } from '@selvedge/api-inventory';
import { answers, keepsWaiting, refuses } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { catalogFlyouts } from '../flyouts.ts';
import { opened, openerOf, textsOf } from '../story.sample.tsx';

const store = (name: string, city: string, quantity: number, clickAndCollect = false): RetailAvailability => ({ store: { physicalId: name, name, address: { countryCode: 'GB', street: 'Long Lane 14', postalCode: 'N1 9AG', city } }, quantity, clickAndCollect });
const stores = [store('Selvedge Camden', 'London', 2), store('Selvedge Leeds', 'Leeds', 6, true), store('Selvedge Bristol', 'Bristol', 0), store('Selvedge Soho', 'London', 4)];

const meta = {
  title: 'catalog/StoreStock',
  component: openerOf('storeStock'),
  args: { product: { name: 'Harbour straight jeans' }, variant: { id: '100001_indigo_1-31-32', ean: '2000000022093', size: { name: '31' }, length: { name: '32' } } },
  parameters: { flyouts: catalogFlyouts, api: [answers(getRetailAvailability, stores)] },
} satisfies Meta<ReturnType<typeof openerOf<'storeStock'>>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: 'The stores that have it, how much in words, most first (STO-022)',
  async play({ canvas, loaded }) {
    const texts = textsOf(loaded);
    const dialog = await opened(canvas);
    await expect((await dialog.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)).toEqual(['Selvedge Leeds', 'Selvedge Soho', 'Selvedge Camden']);
    await expect(dialog.getAllByText(texts['store_stock.in_stock']!)).toHaveLength(2);
    await expect(dialog.getByText(texts['store_stock.few_left']!)).toBeVisible();
    await expect(dialog.getByText(texts['store_stock.collect']!)).toBeVisible();
  },
};
export const OneStore: Story = { parameters: { api: [answers(getRetailAvailability, stores.slice(0, 1))] }, play: async ({ canvas }) => void (await (await opened(canvas)).findByRole('heading', { level: 3 })) };
export const Empty: Story = {
  parameters: { api: [answers(getRetailAvailability, [])] },
  play: async ({ canvas, loaded }) => expect(await (await opened(canvas)).findByText(textsOf(loaded)['store_stock.empty_text']!)).toBeVisible(),
};
export const Many: Story = {
  parameters: { api: [answers(getRetailAvailability, Array.from({ length: 30 }, (_, place) => store(`Store ${place + 1}`, 'London', (place % 5) + 1)))] },
  play: async ({ canvas }) => expect(await (await opened(canvas)).findAllByRole('heading', { level: 3 })).toHaveLength(30),
};
export const LongText: Story = {
  args: { product: { name: 'Damen-Strickjackenübergangslösung mit Stehbündchenkragen' }, variant: { id: 'a', ean: '2000000022093', size: { name: '116–122 / 6–7 Jahre' } } },
  parameters: { api: [answers(getRetailAvailability, [store('Selvedge im Einkaufszentrum am Donaudampfschifffahrtsgesellschaftsplatz', 'Bischofsheim an der Rhön', 1, true)])] },
  play: async ({ canvas }) => void (await (await opened(canvas)).findByRole('heading', { level: 3 })),
};
export const Loading: Story = { parameters: { api: [keepsWaiting(getRetailAvailability)] }, play: async ({ canvas }) => void (await opened(canvas)) };
export const Failed: Story = {
  parameters: { api: [refuses(getRetailAvailability)] },
  async play({ canvas, loaded }) {
    const dialog = await opened(canvas);
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('button', { name: textsOf(loaded)['feedback.try_again'] })).toBeEnabled();
  },
};
