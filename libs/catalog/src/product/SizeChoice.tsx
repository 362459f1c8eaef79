import { useTranslate } from '@selvedge/market';
import { useId, useState } from 'react';
import { lengthsOf, sizesOf, type Choice, type Variant } from './sizes.rules.ts';
import styles from './SizeChoice.module.css';

/** Size, and length where there are lengths; what is sold out stays visible and says so (CAT-188, CAT-195). */
export function SizeChoice({ variants }: { variants: readonly Variant[] }) {
  const t = useTranslate();
  const sizes = sizesOf(variants);
  const [size, setSize] = useState<string | undefined>(sizes.length === 1 ? sizes[0]!.id : undefined);
  const [length, setLength] = useState<string>();
  const lengths = lengthsOf(variants, size);
  if (sizes.length === 0) return null;
  return (
    <>
      <Choices legend={t('product.size')} choices={sizes} chosen={size} choose={setSize} />
      {lengths.length > 0 && <Choices legend={t('product.length')} choices={lengths} chosen={length} choose={setLength} />}
    </>
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
