import { useEffect, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './QuantityField.module.css';

export interface QuantityFieldProps {
  label: string;
  value: number;
  /** What can be had at most. */
  max: number;
  onChange: (quantity: number) => void;
  decreaseLabel: string;
  increaseLabel: string;
}

/** How many: one less, one more, or typed. What is no quantity is put right when the field is left. */
export function QuantityField({ label, value, max, onChange, decreaseLabel, increaseLabel }: QuantityFieldProps) {
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);

  const choose = (quantity: number) => {
    // More than there is can only become less.
    const fitting = Math.max(1, Math.min(quantity, Math.max(max, 1)));
    setTyped(String(fitting));
    if (fitting !== value) onChange(fitting);
  };
  const commit = () => {
    const quantity = Number.parseInt(typed, 10);
    if (Number.isFinite(quantity)) choose(quantity);
    else setTyped(String(value));
  };

  return (
    <div className={styles.quantity}>
      <button type="button" aria-label={decreaseLabel} disabled={value <= 1} onClick={() => choose(value - 1)}>
        <Icon name="minus" size={16} />
      </button>
      <label>
        <VisuallyHidden>{label}</VisuallyHidden>
        <input
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
        />
      </label>
      <button type="button" aria-label={increaseLabel} disabled={value >= max} onClick={() => choose(value + 1)}>
        <Icon name="plus" size={16} />
      </button>
    </div>
  );
}
