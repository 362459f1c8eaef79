import { getProduct, type Product } from '@selvedge/api-catalog';
import { addBasketLine } from '@selvedge/api-order';
import { createApi } from '@selvedge/api-runtime';
import { answers, recordedApi, recordingOf, type SampleAnswer, type SampleMarket } from '@selvedge/api-samples';
import { lineIn } from '@selvedge/orders/sample';
import { userEvent, within } from 'storybook/test';
import { basketIs, freeFreight } from './basket.sample.ts';

/** The recorded product of the market, with this about it otherwise. */
export const productWith = (change: (product: Product) => Partial<Product>): SampleAnswer => ({
  operation: getProduct,
  async respond(args: { catalog: string; productId: string }) {
    const product = await createApi({ fetch: recordedApi(await recordingOf(args.catalog as SampleMarket)) }).call(getProduct, args);
    return answers(getProduct, { ...product, ...change(product) }).respond(args as never);
  },
});

/** What the stories buy: the recorded jeans in size 26 and length 30. */
export const jeans = { sku: '100032_rawindigo_1-26-30', quantity: 1 };

const filled = basketIs({ lines: (catalog) => [lineIn(catalog, 'jeans', jeans.quantity, { sku: jeans.sku })] });
/** The basket takes them, and has them. */
export const takesJeans: SampleAnswer[] = [{ ...filled, operation: addBasketLine }, filled, freeFreight];

/** Chooses them, where a product's sizes are. */
export async function chooseJeans(place: Pick<ReturnType<typeof within>, 'findByRole'>, texts: Record<string, string>) {
  for (const [group, name] of [['size', '26'], ['length', '30']] as const) {
    const choices = within(await place.findByRole('group', { name: texts[`product_page.${group}`]! }));
    await userEvent.click(choices.getByRole('radio', { name }));
  }
}
