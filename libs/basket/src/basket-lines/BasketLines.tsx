import type { LineItem } from '@selvedge/api-order';
import { ShopLink, useMoney, useTranslate } from '@selvedge/market';
import { Icon, Picture, Price, QuantityField, showToast } from '@selvedge/ui';
import { useAddBasketLine, useChangeBasketLine, useRemoveBasketLine } from '../basket.mutations.ts';
import { variantOf } from '../lines.rules.ts';
import { LineBadges } from './LineBadges.tsx';
import styles from './BasketLines.module.css';

export interface BasketLinesProps {
  lines: readonly LineItem[];
  /** To be looked at only: the summary and payment steps (CHK-020, CHK-021). */
  readOnly?: boolean;
}

/** The lines of the basket, as the server orders them: quantity, removal with undo, and a word about what has become scarce. */
export function BasketLines({ lines, readOnly = false }: BasketLinesProps) {
  const t = useTranslate();
  const { mutateAsync: change } = useChangeBasketLine();
  const { mutateAsync: remove } = useRemoveBasketLine();
  const { mutate: add } = useAddBasketLine();

  // The list may be gone with its last line when the answer comes, so it is waited for here and not by the list.
  const takeOut = ({ id, sku, quantity, name }: LineItem, next?: Element | null) =>
    void remove({ kind: 'remove', lineItemId: id }).then(
      () => showToast({ kind: 'info', text: t('basket.line_removed', { name }), immediate: true, takesFocus: next !== undefined && next === document.activeElement, action: { label: t('basket.undo'), onPress: () => add({ kind: 'add', sku, quantity }) } }),
      () => {},
    );
  return (
    <ul className={styles.lines} aria-label={t('basket.lines')} data-read-only={readOnly || undefined}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <Line line={line} readOnly={readOnly} onQuantity={(quantity) => change({ kind: 'quantity', lineItemId: line.id, quantity })} onRemove={(button, byKey) => { const next = goOnFrom(button); takeOut(line, byKey ? next : undefined); }} />
        </li>
      ))}
    </ul>
  );
}

/** Who removes a line by keyboard goes on with the next one, not at the top of the page. */
function goOnFrom(button: HTMLElement): Element | null {
  const line = button.closest('li');
  const next = (line?.nextElementSibling ?? line?.previousElementSibling)?.querySelector('a') ?? line?.closest('dialog')?.querySelector('button') ?? line?.closest('main');
  next?.focus({ preventScroll: true });
  return next ?? null;
}

interface LineProps {
  line: LineItem;
  readOnly: boolean;
  onQuantity: (quantity: number) => Promise<unknown>;
  onRemove: (button: HTMLElement, byKey: boolean) => void;
}

function Line({ line, readOnly, onQuantity, onRemove }: LineProps) {
  const t = useTranslate();
  const money = useMoney();
  const { name, imageUrl, productUrl, unitPrice, totalPrice, quantity, maximumQuantity = quantity, brand } = line;
  const scarce = maximumQuantity === 0 ? t('basket.line_sold_out') : maximumQuantity < quantity ? t('basket.line_only_left', { count: maximumQuantity }) : undefined;
  return (
    <>
      <div className={styles.picture}>{imageUrl && <Picture url={imageUrl} alt="" sizes="line" />}</div>
      <div className={styles.words}>
        <p className={styles.brand}>{brand}</p>
        {readOnly ? <p className={styles.name}>{name}</p> : <ShopLink to={productUrl} className={styles.name}>{name}</ShopLink>}
        <p className={styles.variant}>{variantOf(line, t)}</p>
        {readOnly && <p className={styles.variant}>{t('basket.quantity', { count: quantity })}</p>}
        <LineBadges badges={line.badges} place={readOnly ? 'checkout' : 'basket'} />
        <UnitPrice price={unitPrice} isTotal={readOnly && quantity === 1} />
        {scarce && <p className={styles.scarce}>{scarce}</p>}
      </div>
      {!readOnly && (
        // A press by key has no click count.
        <button type="button" className={styles.remove} aria-label={t('basket.remove', { name })} onClick={(event) => onRemove(event.currentTarget, event.detail === 0)}>
          <Icon name="bin" />
        </button>
      )}
      <div className={styles.foot}>
        {!readOnly && maximumQuantity > 0 && (
          <QuantityField
            label={t('basket.quantity_of', { name })}
            value={quantity}
            max={maximumQuantity}
            onChange={onQuantity}
            decreaseLabel={t('basket.less_of', { name })}
            increaseLabel={t('basket.more_of', { name })}
            correctedText={(put) => t('basket.quantity_corrected', { quantity: put, max: maximumQuantity })}
          />
        )}
        <p className={styles.total}>{money(totalPrice)}</p>
      </div>
    </>
  );
}

interface UnitPriceProps {
  price: LineItem['unitPrice'];
  /** The line's total says the same, and nothing in the line can change it. */
  isTotal: boolean;
}

/** What one costs, also where it is only one: a line that came with the second would push away the button that is being pressed. A reduction with the price before and the lowest of the last 30 days (BSK-039). */
function UnitPrice({ price: { salesPrice, listPrice, percentage, historicPrice, historicPercentage }, isTotal }: UnitPriceProps) {
  const t = useTranslate();
  const money = useMoney();
  const sales = money(salesPrice);
  if (salesPrice.amount >= listPrice.amount) return !isTotal && <p className={styles.variant}>{t('basket.each', { price: sales })}</p>;
  const [before, lowest] = [money(listPrice), historicPrice && money(historicPrice)];
  const reduction = {
    before,
    discount: percentage > 0 ? `−${percentage}%` : undefined,
    words: t('product.reduced_from', { list: before, sales }),
    lowest: lowest && (historicPercentage ? t('product.historic_price_percentage', { price: lowest, percentage: `\u2066−${historicPercentage}%\u2069` }) : t('product.historic_price', { price: lowest })),
  };
  return <Price size="small" sales={sales} reduction={reduction} />;
}
