import { ShopLink, useShop, useTranslate } from '@selvedge/market';
import { Button, CheckboxField, Dialog, linkLook } from '@selvedge/ui';
import { useDeferredValue, useEffect, useId, useReducer, useRef, useState, type ComponentProps, type MouseEvent } from 'react';
import { choicesOf, optionalCategories, type ConsentChoices } from '../consent.rules.ts';
import { decide } from '../decide.ts';
import type { ConsentBannerProps } from './ConsentBanner.tsx';
import styles from './ConsentBanner.module.css';

const all = choicesOf(() => true);
const none = choicesOf(() => false);

/** What may be kept? Three answers of equal weight, none of them given in advance (PLT-013). */
export function ConsentQuestion({ mustDecide, choices = none, onClose }: ConsentBannerProps & { choices?: ConsentChoices }) {
  const t = useTranslate();
  const { privacy } = useShop().siteLinks;
  const [chosen, choose] = useState(choices);
  const [isChoosing, setChoosing] = useState(!mustDecide);
  // In the page first and then in view: in one go it keeps a telephone from answering for long.
  const isOpen = useDeferredValue(true, false);
  const [round, openAgain] = useReducer((count: number) => count + 1, 0);
  const heading = useRef<HTMLSpanElement>(null);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (!mustDecide || !isOpen) return;
    // On nothing that a key pressed in the page would answer; then on the first choice, for the button that had the focus has gone.
    const first = isChoosing ? list.current!.querySelector<HTMLElement>('input:not(:disabled)') : heading.current;
    first!.focus();
  }, [mustDecide, isOpen, isChoosing, round]);

  const answer = (choices: ConsentChoices) => ({ detail }: MouseEvent) => {
    // The second half of a double press on "choose" answers nothing, whatever has come to be there.
    if (detail > 1) return;
    decide(choices);
    onClose();
  };

  return (
    <Dialog
      // Some browsers close it by themselves at a second Escape, which answers nothing.
      key={round}
      open={isOpen}
      title={<span ref={heading} tabIndex={-1} className={styles.title}>{t('consent.title')}</span>}
      onClose={mustDecide ? openAgain : onClose}
      closeLabel={t('shell.close')}
      dismissible={!mustDecide}
      actions={
        <div className={styles.answers}>
          <Button look="secondary" onClick={answer(all)}>{t('consent.accept_all')}</Button>
          <Button look="secondary" onClick={answer(none)}>{t('consent.only_necessary')}</Button>
          {isChoosing ? (
            <Button key="save" look="secondary" onClick={answer(chosen)}>{t('consent.save')}</Button>
          ) : (
            <Button key="choose" look="secondary" onClick={() => setChoosing(true)}>{t('consent.choose')}</Button>
          )}
        </div>
      }
    >
      <p>{t('consent.text')}</p>
      {privacy && <p className={styles.more}><ShopLink to={privacy} className={linkLook()} onClick={mustDecide ? undefined : onClose}>{t('consent.privacy')}</ShopLink></p>}
      {isChoosing && (
        <ul ref={list} className={styles.categories}>
          <Category name="necessary" checked disabled />
          {optionalCategories.map((name) => (
            <Category key={name} name={name} checked={chosen[name]} onChange={({ target }) => choose({ ...chosen, [name]: target.checked })} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function Category({ name, ...input }: { name: keyof ConsentChoices | 'necessary' } & Pick<ComponentProps<'input'>, 'checked' | 'disabled' | 'onChange'>) {
  const t = useTranslate();
  const id = useId();
  return (
    <li>
      <CheckboxField {...input} readOnly={input.disabled} label={t(`consent.${name}`)} aria-describedby={id} />
      <p id={id} className={styles.about}>{t(`consent.${name}_text`)}</p>
    </li>
  );
}
