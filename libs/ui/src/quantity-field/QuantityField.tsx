import { useId, useState, type ComponentProps } from 'react';
import { FieldError } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { fitting, readQuantity } from './quantity.rules.ts';
import styles from './QuantityField.module.css';

export interface QuantityFieldProps extends Pick<ComponentProps<'input'>, 'ref' | 'name' | 'onBlur'> {
  label: string;
  value: number;
  /** What can be had at most. */
  max: number;
  /** May return a promise of the answer: once it is there `value` counts, whatever became of what was asked for. */
  onChange: (quantity: number) => void | Promise<unknown>;
  decreaseLabel: string;
  increaseLabel: string;
  /** Says that what was asked for has become `quantity`, for example `Set to 3: 1 to 3 can be ordered`. */
  correctedText?: (quantity: number) => string;
  /** What is wrong, in words that help. */
  error?: string;
  disabled?: boolean;
}

/** How many: one less, one more, or typed; a form library's controller can be spread on it. What cannot be had is put right when the field is left, and that is said. */
export function QuantityField({ label, value, max, onChange, decreaseLabel, increaseLabel, correctedText, error, disabled = false, ref, name, onBlur }: QuantityFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [said, setSaid] = useState<{ quantity: number; isCorrection: boolean }>();
  // What was asked for last: the answer may take its time, and the next press counts from here.
  const [wish, setWish] = useState<{ quantity: number }>();
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setWish(undefined);
    setTyped(undefined);
  }
  const asked = wish?.quantity ?? value;
  const shown = (typed === undefined ? asked : readQuantity(typed)) ?? asked;

  const choose = (wanted: number | undefined) => {
    const quantity = wanted === undefined ? asked : fitting(wanted, max);
    setTyped(undefined);
    setSaid({ quantity, isCorrection: quantity !== wanted });
    if (quantity === asked) return;
    const mine = { quantity };
    setWish(mine);
    // A refusal may come before the wish was ever shown as `value`; a newer wish outlives the answer to an older one.
    const answered = () => setWish((current) => (current === mine ? undefined : current));
    void onChange(quantity)?.then(answered, answered);
  };
  // What was refused is said no longer, but what is so.
  const correction = said?.isCorrection && said.quantity === asked ? correctedText?.(asked) : undefined;
  const commit = () => typed !== undefined && choose(readQuantity(typed));

  return (
    <div className={styles.field}>
      <div className={styles.quantity} data-disabled={disabled || undefined}>
        {/* At its end a button keeps the focus of whoever is pressing it. */}
        <button type="button" aria-label={decreaseLabel} disabled={disabled} aria-disabled={shown <= 1 || undefined} onClick={() => shown > 1 && choose(shown - 1)}>
          <Icon name="minus" size={16} />
        </button>
        <input
          ref={ref}
          name={name}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={[correction && id, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          disabled={disabled}
          value={typed ?? String(asked)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={(event) => {
            commit();
            onBlur?.(event);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            commit();
          }}
        />
        <button type="button" aria-label={increaseLabel} disabled={disabled} aria-disabled={shown >= max || undefined} onClick={() => choose(shown + 1)}>
          <Icon name="plus" size={16} />
        </button>
      </div>
      <div aria-live="polite">
        {correction ? <p id={id} className={styles.correction}>{correction}</p> : <VisuallyHidden>{said && `${label}: ${asked}`}</VisuallyHidden>}
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
