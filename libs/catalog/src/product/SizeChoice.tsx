import { useTranslate } from '@selvedge/market';
import { useId } from 'react';
import { lengthsOf, sizesOf, type Choice, type ChosenSize, type Variant } from './sizes.rules.ts';
import styles from './SizeChoice.module.css';

export interface SizeChoiceProps {
  variants: readonly Variant[];
  chosen: ChosenSize;
  choose: (chosen: ChosenSize) => void;
  /** What is chosen is an amount: a gift card has no sizes. */
  isAmount?: boolean;
  /** Of the element around the choices. */
  id?: string;
}

/** Size, and length where there are lengths; what is sold out stays visible and says so (CAT-188, CAT-195). */
export function SizeChoice({ variants, chosen, choose, isAmount = false, id }: SizeChoiceProps) {
  const t = useTranslate();
  const sizes = sizesOf(variants);
  const lengths = lengthsOf(variants, chosen.size);
  if (sizes.length === 0) return null;
  return (
    <div id={id} className={styles.sizes}>
      <Choices legend={t(isAmount ? 'product.amount' : 'product.size')} choices={sizes} chosen={chosen.size} choose={(size) => choose({ ...chosen, size })} />
      {lengths.length > 0 && <Choices legend={t('product.length')} choices={lengths} chosen={chosen.length} choose={(length) => choose({ ...chosen, length })} />}
    </div>
  );
}

interface ChoicesProps {
  legend: string;
  choices: Choice[];
  chosen: string | undefined;
  choose: (id: string) => void;
}

function Choices({ legend, choices, chosen, choose }: ChoicesProps) {
  const t = useTranslate();
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map(({ id, name: label, inStock }) => (
        <label key={id} className={styles.choice} data-sold-out={inStock ? undefined : true}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={chosen === id}
            onChange={() => choose(id)}
            aria-label={inStock ? undefined : t('product.size_sold_out', { size: label })}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
