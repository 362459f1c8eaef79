import { useShop, useTranslate, type FlyoutParameters } from '@selvedge/market';
import { Button, Flyout as Panel, FlyoutStack, Skeleton } from '@selvedge/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { nameOfVariant } from '../product/sizes.rules.ts';
import { NotifyForm } from './NotifyForm.tsx';
import { notifyMeChanges, notifyMeQueries } from './notify-me.queries.ts';
import styles from './NotifyMe.module.css';

interface NotifyMeProps {
  parameters: FlyoutParameters['notifyMe'];
  close: () => void;
}

/** A mail when an article is back, or when a product has come; who waits already can end it here (CAT-194, STO-002, STO-035). */
export function Flyout({ parameters, close }: NotifyMeProps) {
  const t = useTranslate();
  return (
    <Panel side="sheet" label={t(`product_page.notify_${parameters.kind}`)} closeLabel={t('shell.close')} onClose={close}>
      <FlyoutStack>
        <Content parameters={parameters} close={close} />
      </FlyoutStack>
    </Panel>
  );
}

/** Asks, unless the shopper waits for this already. */
function Content({ parameters, close }: NotifyMeProps) {
  const t = useTranslate();
  const { market } = useShop();
  const { kind, product: { id, name }, variant } = parameters;
  const [sentTo, setSentTo] = useState<string>();
  // Whoever cannot be told whether he waits may ask again: it changes nothing.
  const { data: all = [], isPending } = useQuery({ ...notifyMeQueries.awaited(market.id, id), retry: false });
  const { mutate: end, isError: hasFailed, isPending: isEnding, isSuccess: hasEnded } = useMutation(notifyMeChanges.end(useQueryClient(), market.id));
  const product = variant ? t('notify_me.product_size', { name, size: nameOfVariant(variant) }) : name;
  const goOn = <Button onClick={close}>{t('notify_me.close')}</Button>;
  if (sentTo !== undefined) return <Outcome title={t('notify_me.done')} text={t('notify_me.done_text', { email: sentTo })} isNews actions={goOn} />;
  if (hasEnded) return <Outcome key="ended" title={t('notify_me.ended')} text={t('notify_me.ended_text', { product })} isNews actions={goOn} />;
  if (isPending) return <Waiting />;

  const awaited = all.filter(({ sku }) => !sku || !variant || sku === variant.id);
  if (awaited.length > 0) {
    const tokens = awaited.flatMap(({ token }) => token ?? []);
    const endIt = tokens.length > 0 && <Button look="secondary" busy={isEnding} onClick={() => end(tokens)}>{t(hasFailed ? 'feedback.try_again' : 'notify_me.end')}</Button>;
    const words = hasFailed ? { title: t('notify_me.not_sent'), text: t('notify_me.end_failed') } : { title: t('notify_me.subscribed'), text: t('notify_me.subscribed_text', { product }) };
    return <Outcome {...words} isNews={hasFailed} actions={<>{goOn}{endIt}</>} />;
  }
  return (
    <>
      <p>{t(`notify_me.${kind}_text`, { product })}</p>
      <NotifyForm parameters={parameters} onSent={setSentTo} />
    </>
  );
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
  <FlyoutStack busy>
    <Skeleton height="3rem" />
    <Skeleton height="5rem" />
    <Skeleton height="7rem" />
  </FlyoutStack>
);
