import { addressFieldsOf } from '@selvedge/address';
import { getBasketWithSettings, getCountries, setBasketAddress } from '@selvedge/api-order';
import { answers, keepsWaiting, refuses } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CheckoutPage, countryOf, digitalLines, sampleCountries, sampleEnvelope, textsOf, withAddress, withEmail } from '../checkout.sample.tsx';

const known = [answers(getBasketWithSettings, sampleEnvelope(withEmail)), sampleCountries];
const meta = { title: 'checkout/DetailsStep', component: CheckoutPage, parameters: { path: '/checkout/details', api: known } } satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
type Loaded = Record<string, unknown>;
const inLeeds = { firstName: 'Ada', lastName: 'Weaver', line1: '7 Loom Lane', postalCode: 'LS1 4DY', city: 'Leeds', phone: '07700 900123' };
/** Where somebody lives whose market this is. */
const homeOf = (loaded: Loaded): Partial<Record<string, string>> =>
  countryOf(loaded) === 'DE' ? { ...inLeeds, line1: 'Webergasse', houseNumber: '7', postalCode: '04109', city: 'Leipzig', phone: '0170 1234567' } : inLeeds;

/** Types an address as the market wants it. */
async function fill(canvas: Canvas, loaded: Loaded) {
  const [t, home] = [textsOf(loaded), homeOf(loaded)];
  for (const { name, label } of addressFieldsOf(countryOf(loaded))) {
    if (home[name]) await userEvent.type(await canvas.findByRole('textbox', { name: t(label) }), home[name]);
  }
}
const send = async (canvas: Canvas, loaded: Loaded) => {
  const button = await canvas.findByRole('button', { name: textsOf(loaded)('checkout.to_shipping') });
  await userEvent.click(button);
  return button;
};
const firstName = (canvas: Canvas, loaded: Loaded) => canvas.getByRole('textbox', { name: textsOf(loaded)('address.first_name') });

export const Empty: Story = { play: async ({ canvas }) => expect(await canvas.findByRole('checkbox')).toBeChecked() };
export const Filled: Story = {
  parameters: { api: [answers(getBasketWithSettings, sampleEnvelope(withAddress)), sampleCountries] },
  play: async ({ canvas, loaded }) => expect(await canvas.findByRole('textbox', { name: textsOf(loaded)('address.first_name') })).toHaveValue('Ada'),
};
export const AnotherBillingAddress: Story = {
  name: 'Another address for the bill (CHK-097)',
  async play({ canvas, loaded }) {
    await userEvent.click(await canvas.findByRole('checkbox'));
    await expect(within(canvas.getByRole('region', { name: textsOf(loaded)('checkout.billing_address') })).getAllByRole('textbox').length).toBeGreaterThan(5);
  },
};
export const NothingToShip: Story = {
  name: 'Nothing to ship, the billing address alone (CHK-028)',
  parameters: { api: [answers(getBasketWithSettings, sampleEnvelope({ ...withEmail, ...digitalLines })), sampleCountries] },
  async play({ canvas, loaded }) {
    await canvas.findByRole('heading', { name: textsOf(loaded)('checkout.billing_address') });
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
export const Invalid: Story = {
  name: 'Invalid, names every field that is missing (CHK-077, CHK-078)',
  async play({ canvas, loaded }) {
    await send(canvas, loaded);
    const summary = await canvas.findByRole('group');
    await expect(summary).toHaveFocus();
    await expect(within(summary).getAllByRole('link')).toHaveLength(addressFieldsOf(countryOf(loaded)).filter(({ isRequired }) => isRequired).length);
    await expect(firstName(canvas, loaded)).toHaveAccessibleDescription(textsOf(loaded)('address.first_name_required'));
    await userEvent.click(within(summary).getAllByRole('link')[0]!);
    await expect(firstName(canvas, loaded)).toHaveFocus();
  },
};
export const Busy: Story = {
  parameters: { api: [...known, keepsWaiting(setBasketAddress)] },
  async play({ canvas, loaded }) {
    await fill(canvas, loaded);
    const button = await send(canvas, loaded);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Refused: Story = {
  name: 'Refused, with the words of the server at the field (CHK-095)',
  parameters: { api: [...known, refuses(setBasketAddress, 400, { errors: [{ field: 'shippingAddress.city', message: 'We know no such town.' }] })] },
  async play({ canvas, loaded }) {
    await fill(canvas, loaded);
    await send(canvas, loaded);
    const city = canvas.getByRole('textbox', { name: textsOf(loaded)('address.city') });
    await waitFor(() => expect(city).toHaveAccessibleDescription('We know no such town.'));
    await expect(city).toHaveValue(homeOf(loaded).city);
  },
};
export const Failed: Story = {
  name: 'Failed, says so and keeps everything (CHK-098)',
  parameters: { api: [...known, refuses(setBasketAddress)] },
  async play({ canvas, loaded }) {
    await fill(canvas, loaded);
    await send(canvas, loaded);
    await screen.findByText(textsOf(loaded)('feedback.error_address_update'), undefined, { timeout: 9_000 });
    await expect(firstName(canvas, loaded)).toHaveValue('Ada');
  },
};
export const Done: Story = {
  name: 'Done, leads on to the delivery (CHK-004)',
  parameters: { api: [...known, answers(setBasketAddress, sampleEnvelope(withAddress))] },
  async play({ canvas, loaded }) {
    await fill(canvas, loaded);
    await send(canvas, loaded);
    await canvas.findByRole('heading', { name: textsOf(loaded)('checkout.title_shipping') });
  },
};
export const NoCountries: Story = {
  name: 'No countries, says so and can be used all the same (CHK-103)',
  parameters: { api: [known[0]!, refuses(getCountries)] },
  async play({ canvas, loaded }) {
    await screen.findByText(textsOf(loaded)('feedback.error_no_countries'), undefined, { timeout: 9_000 });
    await expect(firstName(canvas, loaded)).toBeEnabled();
  },
};
