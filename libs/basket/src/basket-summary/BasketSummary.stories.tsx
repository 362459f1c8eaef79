import { getBasketWithSettings } from '@selvedge/api-order';
import { answers, keepsWaiting } from '@selvedge/api-samples';
import { ShopProvider, useShop } from '@selvedge/market';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { clearBasketCookie } from '../basket.cookie.ts';
import { basketAnswers, sampleBasket, sampleLine, textsOf, withBasket } from '../basket.sample.tsx';
import { BasketSummary } from './BasketSummary.tsx';

const money = (amount: number) => ({ amount, currency: 'GBP' });
const lines = [sampleLine('indigo-30-32', 2), sampleLine('black-28-30')];

const meta = { title: 'basket/BasketSummary', component: BasketSummary, parameters: { api: basketAnswers(lines) }, ...withBasket } satisfies Meta<typeof BasketSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where there is no room beside the step it is folded away. */
const unfold = async (canvas: ReturnType<typeof within>) => {
  await canvas.findByRole('region');
  const fold = canvas.queryByRole('button');
  if (fold) await userEvent.click(fold);
};

export const Filled: Story = {
  name: 'Filled, its total is in sight also where it is folded away',
  async play({ canvas }) {
    const region = await canvas.findByRole('region');
    const inSight = () => within(region).getAllByText(/59[.,]97/).filter((one) => one.checkVisibility());
    await expect(inSight()).not.toEqual([]);
    await unfold(canvas);
    for (const sum of canvas.getAllByRole('definition')) await expect(sum).toBeVisible();
  },
};
export const WithLines: Story = {
  name: 'With lines that are only looked at',
  args: { linesToo: true },
  async play({ canvas }) {
    await unfold(canvas);
    const list = await canvas.findByRole('list');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await expect(within(list).queryByRole('button')).toBeNull();
    await expect(within(list).queryByRole('link')).toBeNull();
  },
};
const promoted = { subtotal: money(59.97), promoCodeAmounts: [{ promoCode: 'SPRING', amount: money(-6) }], totalDiscount: money(6), shippingTotal: money(4.95), freeShipping: false, total: money(58.92), totalVat: money(9.82) };
export const Promoted: Story = {
  name: 'Promoted, with shipping and the tax that is in it (BSK-034)',
  parameters: { api: basketAnswers(lines, promoted) },
  async play({ canvas }) {
    await unfold(canvas);
    await expect(await canvas.findByText('SPRING')).toBeVisible();
    for (const amount of [/4[.,]95/, /58[.,]92/, /9[.,]82/]) await expect(canvas.getByText(amount, { selector: 'dd, p' })).toBeVisible();
  },
};
export const GiftCards: Story = {
  name: 'Gift cards, and what they leave to pay (BSK-034)',
  parameters: { api: basketAnswers(lines, { giftCards: [{ giftCardNumber: '6006000011112222', balance: money(30) }, { giftCardNumber: '6006000033334444', balance: money(10) }], remainingTotal: money(19.97) }) },
  async play({ canvas }) {
    await unfold(canvas);
    await expect((await canvas.findByText(/2222/)).nextSibling).toHaveTextContent(/^−.*30[.,]00/);
    await expect(canvas.getByText(/19[.,]97/, { selector: 'dd' })).toBeVisible();
  },
};
const InTheUnitedStates = () => {
  const shop = useShop();
  return <ShopProvider shop={{ ...shop, market: { ...shop.market, country: { ...shop.market.country, code: 'US' } } }}><BasketSummary /></ShopProvider>;
};
export const TaxRows: Story = {
  name: 'Tax in rows of its own, where the country wants that (CHK-074)',
  parameters: { api: basketAnswers(lines, { totalVat: money(5.3), totalVat1: money(4.2), totalVat2: money(1.1), vatName: 'State tax', vatName2: 'City tax' }) },
  render: () => <InTheUnitedStates />,
  play: async ({ canvas }) => expect((await canvas.findByText('City tax')).nextSibling).toHaveTextContent(/1[.,]10/),
};
export const Delivery: Story = {
  name: 'Delivery, in several parcels (BSK-035, BSK-062)',
  parameters: { api: [answers(getBasketWithSettings, { ...sampleBasket([sampleLine('indigo-30-32'), sampleLine('black-28-30', 1, { lineItemStockLocation: 'store' })]), cheapestPredictedDeliveryDate: '2030-05-02' })] },
  async play({ canvas, loaded }) {
    await unfold(canvas);
    const [date, parcels] = await canvas.findAllByRole('paragraph');
    await expect(date).toHaveTextContent(/02.05.2030/);
    await expect(parcels).toHaveTextContent(textsOf(loaded)('basket.several_parcels'));
  },
};
export const DeliveryChosen: Story = {
  name: 'Delivery as it was chosen, unfolded for who is about to pay (BSK-035)',
  args: { unfolded: true, linesToo: true },
  parameters: { api: [answers(getBasketWithSettings, { ...sampleBasket(lines, { shipments: [{ id: '1', shippingMethodId: 'express', predictedDeliveryDate: '2030-04-30' }] }), cheapestPredictedDeliveryDate: '2030-05-02' })] },
  async play({ canvas }) {
    await expect(await canvas.findByText(/30.04.2030/)).toBeVisible();
    await expect(canvas.queryByText(/02.05.2030/)).toBeNull();
  },
};
export const Digital: Story = {
  name: 'Digital, with nothing to ship (BSK-059)',
  parameters: { api: basketAnswers([sampleLine('gift-card', 1, { isDigital: true, name: 'Gift card', imageUrl: '/api/media/garments/gift-card.e9e1cf.paper/front.jpg', variant: undefined })]) },
  async play({ canvas }) {
    await unfold(canvas);
    await expect(await canvas.findAllByRole('term')).toHaveLength(2);
  },
};
export const LongText: Story = {
  args: { linesToo: true },
  parameters: { api: basketAnswers([sampleLine('lang', 12, { name: 'Baumwollmischgewebe-Übergangsfunktionsjacke mit Reißverschlussbrusttaschen', colour: { name: 'Mitternachtsdunkelblau gewaschen' } })], { promoCodeAmounts: [{ promoCode: 'FRUEHLINGSBEGRUESSUNGSRABATT2030', amount: money(-6) }], total: money(1234567.89) }) },
};
export const Loading: Story = { parameters: { api: [keepsWaiting(getBasketWithSettings)] } };
export const Empty: Story = { name: 'Empty, there is nothing to sum up', beforeEach: clearBasketCookie, play: async ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull() };
