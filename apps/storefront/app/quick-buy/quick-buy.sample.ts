import { fillSlots } from '@selvedge/cms-widgets';
import { screen, userEvent, within } from 'storybook/test';
import { fillings } from '../slots.ts';

type Canvas = ReturnType<typeof within>;

/** For `beforeEach`: cards have what the shop puts on them. */
export function cardsAsInTheShop() {
  fillSlots(fillings);
  return () => fillSlots(new Map());
}

/** Matches a text whatever stands in its gap, which may be set apart for its direction. */
export const said = (text: string | undefined, gap = '.+') => new RegExp(`^${text!.replace(/\{\w+\}/, `.?${gap}.?`)}$`);

/** Opens the sizes of the first card. */
export async function openFirst(canvas: Canvas, texts: Record<string, string>): Promise<Canvas> {
  const [button] = await canvas.findAllByRole('button', { name: said(texts['product.quick_buy']) });
  // By key: under a pointer its place is the sizes'.
  button!.focus();
  await userEvent.keyboard('{Enter}');
  return findSizes(texts);
}

export const findSizes = async (texts: Record<string, string>): Promise<Canvas> => within(await screen.findByRole('dialog', { name: texts['product_page.choose_size']! }));

/** The sizes on the first card, under a pointer. */
export async function pointAtFirst(canvas: Canvas, texts: Record<string, string>): Promise<Canvas> {
  await userEvent.hover((await canvas.findAllByRole('article'))[0]!);
  return within(await canvas.findByRole('list', { name: said(texts['product.quick_sizes']) }));
}
