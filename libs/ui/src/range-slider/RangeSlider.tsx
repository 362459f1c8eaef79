import { useId, useState, type CSSProperties } from 'react';
import { FieldError } from '../field/Field.tsx';
import fieldStyles from '../field/Field.module.css';
import { positionOf, stepOf } from './range.rules.ts';
import styles from './RangeSlider.module.css';

export interface RangeSliderProps {
  /** What the two thumbs are about; it begins their names. */
  legend: string;
  /** The ends; the slider is left out when they leave nothing to choose. */
  min?: number;
  max?: number;
  lower: RangeBound;
  upper: RangeBound;
  /** The number that somebody typed, undefined if it is none. */
  read: (typed: string) => number | undefined;
  /** The number as one types it. */
  write: (value: number) => string;
  /** The number as one reads it: a thumb's place, and the ends. */
  valueText: (value: number) => string;
  error?: string;
}

export interface RangeBound {
  /** Of its field in the form; an empty field means the end. */
  name: string;
  label: string;
  value?: number;
}

/** From and to: two thumbs on a line, and two fields that say the same and that the form sends. Without JavaScript the fields are there alone. */
export function RangeSlider({ legend, min = 0, max = 0, lower, upper, read, write, valueText, error }: RangeSliderProps) {
  const id = useId();
  const given = [lower.value, upper.value].map((value) => (value === undefined ? '' : write(value))) as [string, string];
  const [typed, setTyped] = useState(given);
  const [known, setKnown] = useState(given.join(' '));
  // Other bounds than before take the place of what was typed, in the same fields: whoever stands in one stays there.
  if (known !== given.join(' ')) {
    setKnown(given.join(' '));
    setTyped(given);
  }
  const step = stepOf(max - min);
  // Whole steps, so that a thumb reaches both ends.
  const [first, last] = [Math.floor(min / step) * step, Math.ceil(max / step) * step];
  const [from, to] = positionOf([read(typed[0]), read(typed[1])], first, last);

  const type = (end: 0 | 1, text: string) => setTyped((now) => (end === 0 ? [text, now[1]] : [now[0], text]));
  // A thumb stops at the other one; at its end there is no bound.
  const slide = (end: 0 | 1, value: number) => {
    const stopped = end === 0 ? Math.min(value, to) : Math.max(value, from);
    type(end, stopped === (end === 0 ? first : last) ? '' : write(stopped));
  };
  const thumb = (end: 0 | 1, { label }: RangeBound) => {
    const value = end === 0 ? from : to;
    return (
      <input
        type="range"
        className={styles.thumb}
        min={first}
        max={last}
        step={step}
        value={value}
        aria-label={`${legend}: ${label}`}
        aria-valuetext={valueText(value)}
        // Where both stand at the same place, the one that can still move lies on top.
        style={{ zIndex: end === 0 && from > (first + last) / 2 ? 2 : undefined }}
        onChange={(event) => slide(end, Number(event.target.value))}
      />
    );
  };
  const field = (end: 0 | 1, { name, label }: RangeBound) => (
    <div className={fieldStyles.field}>
      <label htmlFor={`${id}-${end}`} className={fieldStyles.label}>{label}</label>
      <input
        id={`${id}-${end}`}
        name={name}
        className={fieldStyles.control}
        dir="ltr"
        data-neutral
        inputMode="decimal"
        autoComplete="off"
        value={typed[end]}
        placeholder={max > min ? valueText(end === 0 ? min : max) : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => type(end, event.target.value)}
      />
    </div>
  );
  const line = { '--from': (from - first) / (last - first), '--to': (to - first) / (last - first) } as CSSProperties;
  return (
    <div role="group" aria-label={legend} className={styles.range}>
      {last > first && <div className={styles.slider} style={line}>{thumb(0, lower)}{thumb(1, upper)}</div>}
      <div className={styles.fields}>{field(0, lower)}{field(1, upper)}</div>
      <div role="alert"><FieldError id={id} error={error} /></div>
    </div>
  );
}
