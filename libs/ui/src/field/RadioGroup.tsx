import { useId, type ComponentProps, type ReactNode } from 'react';
import fieldStyles from './Field.module.css';
import { FieldGroup, type FieldGroupProps } from './FieldGroup.tsx';

/** One of a few, each a line of words. */
export function RadioGroup(props: FieldGroupProps) {
  return <FieldGroup {...props} />;
}

export interface RadioFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** One line of the group; give all lines the same `name`. */
export function RadioField({ label, hint, ...input }: RadioFieldProps) {
  const id = useId();
  return (
    <label className={fieldStyles.radio}>
      <input {...input} type="radio" className={fieldStyles.tick} aria-labelledby={`${id}-label`} aria-describedby={hint ? `${id}-hint` : undefined} />
      <span className={fieldStyles.words}>
        <span id={`${id}-label`}>{label}</span>
        {hint && <span id={`${id}-hint`} className={fieldStyles.hint}>{hint}</span>}
      </span>
    </label>
  );
}
