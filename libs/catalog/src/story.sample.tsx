import { useOpenFlyout, useTranslate, type FlyoutParameters } from '@selvedge/market';
import { Button } from '@selvedge/ui';
import { fn, screen, userEvent, within } from 'storybook/test';
import type { ProductChoice } from './product/ProductBuy.tsx';

/** What the shop of a story says, in its language. */
export const textsOf = (loaded: unknown) => (loaded as { market: { shop: { translations: Record<string, string> } } }).market.shop.translations;

/** A button that opens a flyout with the story's arguments as its parameters. */
export const openerOf = <Alias extends keyof FlyoutParameters>(alias: Alias) =>
  function Opener(parameters: FlyoutParameters[Alias]) {
    const open = useOpenFlyout(alias);
    // What is opened depends on the alias, which the type of its parameters follows here.
    return <Button onClick={() => (open as (parameters: FlyoutParameters[Alias]) => void)(parameters)}>Open</Button>;
  };

/** Opens it. @returns what stands in it */
export async function opened(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByText('Open'));
  return within(await screen.findByRole('dialog', undefined, { timeout: 5_000 }));
}

/** Hears what is bought; to be cleared before each story. */
export const bought = fn();

/** Stands where the storefront puts the basket's button. */
export function Buy({ sku, missing, soldOut, comingSoon, words, onMissing }: ProductChoice) {
  const t = useTranslate();
  if (soldOut || comingSoon) return <Button disabled>{t(soldOut ? 'product.sold_out' : 'product.coming_soon')}</Button>;
  return <Button value={sku} onClick={missing ? onMissing : () => bought(sku)}>{missing ? t(`product_page.choose_${missing}`) : (words ?? t('product.add_to_basket'))}</Button>;
}
