import { useShop, useTranslate, type FlyoutParameters, type Translate } from '@selvedge/market';
import { Button, Flyout as Panel, Skeleton } from '@selvedge/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { nameOfVariant } from '../product/sizes.rules.ts';
import { NotifyForm } from './NotifyForm.tsx';
import { notifyMeChanges, notifyMeQueries } from './notify-me.queries.ts';
import styles from './NotifyMe.module.css';

type NotifyMe = FlyoutParameters['notifyMe'];
interface NotifyMeProps {
  parameters: NotifyMe;
  close: () => void;
}

/** A mail when an article is back, or when a product has come; and the word that none comes any more (CAT-194, STO-002, STO-035). */
export function Flyout({ parameters, close }: NotifyMeProps) {
  const t = useTranslate();
  const Content = parameters.kind === 'ended' ? Ended : Asking;
  return (
    <Panel side="sheet" label={t(`notify_me.${parameters.kind}`)} closeLabel={t('shell.close')} onClose={close}>
      <div className={styles.notify}>
        <Content parameters={parameters} close={close} />
      </div>
    </Panel>
  );
}

/** Asks, unless the shopper waits already; another size of the product can be asked for all the same. */
function Asking({ parameters, close }: NotifyMeProps) {
  const t = useTranslate();
  const { market } = useShop();
  const [sentTo, setSentTo] = useState<string>();
  const [asksAgain, setAsksAgain] = useState(false);
  // Whoever cannot be told whether he waits may ask again: it changes nothing.
  const { data: isSubscribed, isPending } = useQuery({ ...notifyMeQueries.subscription(market.id, parameters.product.id), retry: false });
  const product = nameOf(parameters, t);
  if (sentTo !== undefined) return <Outcome title={t('notify_me.done')} text={t('notify_me.done_text', { email: sentTo })} isNews actions={<Button onClick={close}>{t('notify_me.close')}</Button>} />;
  if (isPending) return <Waiting />;
  if (isSubscribed && !asksAgain) {
    return (
      <Outcome
        title={t('notify_me.subscribed')}
        text={t('notify_me.subscribed_text', { product: parameters.product.name })}
        actions={
          <>
            <Button onClick={close}>{t('notify_me.close')}</Button>
            {parameters.variant && <Button look="secondary" onClick={() => setAsksAgain(true)}>{t('notify_me.again')}</Button>}
          </>
        }
      />
    );
  }
  return (
    <>
      <p>{t(`notify_me.${parameters.kind}_text`, { product })}</p>
      <NotifyForm parameters={parameters} onSent={setSentTo} />
    </>
  );
}

/** Confirms that no more mails come; ends them first, where that was left to the shop. */
function Ended({ parameters: { product: { name }, token }, close }: NotifyMeProps) {
  const t = useTranslate();
  const { market } = useShop();
  const { mutate: end, isError, isIdle, isPending } = useMutation(notifyMeChanges.end(useQueryClient(), market.id));
  useEffect(() => {
    if (token !== undefined) end(token);
  }, [token, end]);
  if (token !== undefined && isError) return <Outcome title={t('notify_me.not_sent')} text={t('notify_me.end_failed')} isNews actions={<Button onClick={() => end(token)}>{t('feedback.try_again')}</Button>} />;
  if (token !== undefined && (isIdle || isPending)) return <Waiting />;
  return <Outcome text={t('notify_me.ended_text', { product: name })} isNews actions={<Button onClick={close}>{t('notify_me.close')}</Button>} />;
}

/** What came of it. As news it takes the focus, so that it is heard and Escape still closes. */
function Outcome({ title, text, isNews = false, actions }: { title?: string; text: string; isNews?: boolean; actions: ReactNode }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNews) words.current?.focus();
  }, [isNews]);
  return (
    <>
      <div ref={words} tabIndex={-1} className={styles.outcome}>
        {title && <h3 className={styles.title}>{title}</h3>}
        <p>{text}</p>
      </div>
      <div className={styles.actions}>{actions}</div>
    </>
  );
}

const Waiting = () => (
  <div aria-busy="true" className={styles.notify}>
    <Skeleton height="3rem" />
    <Skeleton height="5rem" />
    <Skeleton height="7rem" />
  </div>
);

const nameOf = ({ product: { name }, variant }: NotifyMe, t: Translate) => (variant ? t('notify_me.product_size', { name, size: nameOfVariant(variant) }) : name);
