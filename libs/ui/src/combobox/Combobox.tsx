import { Combobox as Base } from '@base-ui/react/combobox';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { use, type ComponentProps, type ReactNode } from 'react';
import { ModalContext } from '../dialog/modal.context.ts';
import { Field, useFieldIds, type FieldTexts } from '../field/Field.tsx';
import fieldStyles from '../field/Field.module.css';
import { Icon } from '../icon/Icon.tsx';
import { useTextDirection } from '../text-direction/text-direction.ts';
import styles from './Combobox.module.css';

export interface ComboboxOption {
  value: string;
  label: string;
  detail?: ReactNode;
}

export interface ComboboxProps extends FieldTexts, Pick<ComponentProps<'input'>, 'ref' | 'onBlur'> {
  options: readonly ComboboxOption[];
  value: ComboboxOption | null;
  onChange: (option: ComboboxOption | null) => void;
  /** Asks for the options of what is typed, which are then shown as they come; without it those that hold it are shown. */
  onQuery?: (words: string) => void;
  /** The options are on their way. */
  pending?: boolean;
  /** Said when the options could not be had, with what to do. */
  failure?: ReactNode;
  /** What is said instead of options: while they are on their way and when there is none; and what the two buttons are called. */
  texts: { pending: string; nothing: string; open: string; clear: string };
  id?: string;
  /** What a form sends the chosen value as. */
  name?: string;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
}

/** A field to choose one of many by typing; a form library's controller can be spread on it. Weighs 58 kB: reach it by a lazy import. */
export function Combobox({ label, error, hint, optional, options, value, onChange, onQuery, pending = false, failure, texts, id: given, name, placeholder, required, disabled, ref, onBlur }: ComboboxProps) {
  const { id, aria } = useFieldIds({ id: given, error, hint });
  const dialog = use(ModalContext);
  return (
    <DirectionProvider direction={useTextDirection()}>
      <Base.Root
        items={options}
        filter={onQuery ? null : undefined}
        value={value}
        onValueChange={onChange}
        isItemEqualToValue={(one, other) => one.value === other.value}
        onInputValueChange={(words, { reason }) => {
          // What was chosen is written into the field; nobody looks for that.
          if (reason !== 'item-press' && reason !== 'none') onQuery?.(words);
        }}
        autoHighlight
        name={name}
        required={required}
        disabled={disabled}
      >
        <Field id={id} label={label} error={error} hint={hint} optional={optional}>
          <Base.InputGroup className={styles.box}>
            {/* By id: the open list hides the rest of the page from assistive technology, and with it the label. */}
            <Base.Input {...aria} ref={ref} onBlur={onBlur} id={id} aria-labelledby={`${id}-label`} placeholder={placeholder} className={fieldStyles.control} />
            <span className={styles.buttons}>
              <Base.Clear aria-label={texts.clear} className={styles.button}><Icon name="close" size={16} /></Base.Clear>
              {/* Until Base UI knows of the field, it takes the trigger for the combobox. */}
              <Base.Trigger role="button" aria-label={texts.open} className={styles.button}><Icon name="down" size={16} /></Base.Trigger>
            </span>
          </Base.InputGroup>
        </Field>
        <Base.Portal container={dialog}>
          <Base.Positioner sideOffset={-1} positionMethod="fixed" className={styles.place}>
            <Base.Popup className={styles.popup} aria-busy={pending || undefined}>
              <Base.Status className={styles.status}>{pending ? texts.pending : failure}</Base.Status>
              <Base.Empty className={styles.status}>{!pending && !failure && texts.nothing}</Base.Empty>
              <Base.List className={styles.list}>
                {(option: ComboboxOption) => (
                  <Base.Item key={option.value} value={option} className={styles.option}>
                    <span className={styles.words}>
                      <span>{option.label}</span>
                      {option.detail && <span className={styles.detail}>{option.detail}</span>}
                    </span>
                    <Base.ItemIndicator><Icon name="check" size={16} /></Base.ItemIndicator>
                  </Base.Item>
                )}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </DirectionProvider>
  );
}
