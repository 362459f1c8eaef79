import { getSizeGuideSettings, type SizeGuide as Guide, type SizeService } from '@selvedge/api-content';
import { apiOf } from '@selvedge/api-runtime';
import { ShopLink, useFeature, useShop, useTranslate, type FlyoutParameters } from '@selvedge/market';
import { Button, Flyout as Panel, FlyoutStack, Notice, Skeleton } from '@selvedge/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { guidesFor, isOwnRow } from './size-guide.rules.ts';
import styles from './SizeGuide.module.css';

const sizeGuideQuery = (market: string) => queryOptions({ queryKey: [getSizeGuideSettings.id, { market }] as const, queryFn: ({ client, signal }) => apiOf(client).call(getSizeGuideSettings, { market }, { signal }) });

/** Body measurements for the sizes of a product, beside it (CAT-196). */
export function Flyout({ parameters: { product }, close }: { parameters: FlyoutParameters['sizeGuide']; close: () => void }) {
  const t = useTranslate();
  const { market, siteLinks } = useShop();
  const { data, isError, refetch } = useQuery(sizeGuideQuery(market.id));
  const { ediCategory, ediSubCategory, subGroup, tags, variants } = product;
  const sizes = [...new Set(variants.map(({ size }) => size.name))];
  const guides = data && guidesFor(data.guides, { categories: [ediCategory, ediSubCategory, subGroup, ...tags].flatMap((one) => one ?? []), sizes });
  const whole = <ShopLink to={siteLinks.sizeGuide}>{t('size_guide.whole')}</ShopLink>;
  return (
    <Panel side="sheet" label={t('product_page.size_guide')} closeLabel={t('shell.close')} onClose={close}>
      <FlyoutStack>
        {isError ? (
          <Notice kind="error" action={<Button look="secondary" onClick={() => void refetch()}>{t('feedback.try_again')}</Button>}>{t('size_guide.error')}</Notice>
        ) : !guides ? (
          <div aria-busy="true"><Skeleton height="16rem" /></div>
        ) : (
          guides.map((guide) => <Table key={guide.id} guide={guide} sizes={sizes} />)
        )}
        {data && <Services assistant={data.assistant} script={data.script} />}
        <p>{whole}</p>
      </FlyoutStack>
    </Panel>
  );
}

function Table({ guide: { title, text, columns, rows }, sizes }: { guide: Guide; sizes: readonly string[] }) {
  const id = useId();
  return (
    <section className={styles.guide} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>{title}</h3>
      {text && <p className={styles.text}>{text}</p>}
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>{columns.map((name) => <th key={name} scope="col">{name}</th>)}</tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]} data-own={isOwnRow(row, sizes) || undefined}>
              {row.map((cell, place) => (place === 0 ? <th key={place} scope="row"><bdi>{cell}</bdi></th> : <td key={place}>{cell}</td>))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Advice on sizes by somebody else, where the market has switched it on and has a key for it; otherwise nothing of it is loaded (CAT-196). */
function Services({ assistant, script }: { assistant?: SizeService; script?: SizeService }) {
  const hasAssistant = useFeature('sizeAssistant');
  const hasScript = useFeature('sizeScript');
  return (
    <>
      {hasAssistant && assistant?.key && <Service kind="assistant" url={assistant.url} siteKey={assistant.key} />}
      {hasScript && script?.key && <Service kind="script" url={script.url} siteKey={script.key} />}
    </>
  );
}

/** The place that the script draws into; the script itself is loaded once for a document. */
function Service({ kind, url, siteKey }: { kind: string; url: string; siteKey: string }) {
  useEffect(() => {
    if (!/^https:\/\//.test(url) || document.querySelector(`script[data-size-service="${kind}"]`)) return;
    const element = Object.assign(document.createElement('script'), { src: url, async: true });
    Object.assign(element.dataset, { sizeService: kind, key: siteKey });
    document.head.append(element);
  }, [kind, url, siteKey]);
  return <div data-size-place={kind} />;
}
