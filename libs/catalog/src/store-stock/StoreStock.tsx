import { getRetailAvailability } from '@selvedge/api-inventory';
import { apiOf } from '@selvedge/api-runtime';
import { useShop, useTranslate, type FlyoutParameters } from '@selvedge/market';
import { Button, Flyout as Panel, FlyoutStack, Icon, Notice, Skeleton } from '@selvedge/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { nameOfVariant } from '../product/sizes.rules.ts';
import { storesWith } from './store-stock.rules.ts';
import styles from './StoreStock.module.css';

/** How long an answer about stores is good for, in ms: the flyout is opened and closed, the pieces are not sold that fast. */
const GOOD_FOR = 30_000;

const storeStockQuery = (market: string, ean = '') =>
  queryOptions({
    queryKey: [getRetailAvailability.id, { catalog: market, Ean: ean }] as const,
    queryFn: ({ client, signal }) => apiOf(client).call(getRetailAvailability, { catalog: market, Ean: ean }, { signal }),
    staleTime: GOOD_FOR,
  });

/** The stores of the market that have a size of a product, asked when somebody wants to know (STO-021, STO-022). */
export function Flyout({ parameters: { product: { name }, variant }, close }: { parameters: FlyoutParameters['storeStock']; close: () => void }) {
  const t = useTranslate();
  const { market } = useShop();
  const { data, isError, refetch } = useQuery(storeStockQuery(market.id, variant.ean));
  const stores = data && storesWith(data);
  return (
    <Panel side="sheet" label={t('product_page.find_in_store')} closeLabel={t('shell.close')} onClose={close}>
      <FlyoutStack>
        <p>{t('store_stock.of', { name, size: nameOfVariant(variant) })}</p>
        {/* It is there before its words are, so that they are heard. */}
        <div role="status">
          {stores && (stores.length > 0 ? <p className={styles.note}>{t('store_stock.count', { count: stores.length })}. {t('store_stock.hint')}</p> : <Notice title={t('store_stock.empty')}>{t('store_stock.empty_text')}</Notice>)}
        </div>
        {isError ? (
          <Notice kind="error" action={<Button look="secondary" onClick={() => void refetch()}>{t('feedback.try_again')}</Button>}>{t('store_stock.error')}</Notice>
        ) : !stores ? (
          <FlyoutStack busy>
            {[1, 2, 3, 4].map((place) => <Skeleton key={place} height="4.5rem" />)}
          </FlyoutStack>
        ) : stores.length > 0 && (
            <ul className={styles.stores} aria-label={t('product_page.find_in_store')}>
              {stores.map(({ store, stockLevel, clickAndCollect }) => (
                <li key={store.physicalId} className={styles.store}>
                  <h3 className={styles.name}>{store.name}</h3>
                  <p className={styles.level} data-level={stockLevel}>{t(`store_stock.${stockLevel}`)}</p>
                  <address className={styles.address}>{[store.address.street, [store.address.postalCode, store.address.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')}</address>
                  {clickAndCollect && <p className={styles.collect}><Icon name="store" size={16} />{t('store_stock.collect')}</p>}
                </li>
              ))}
            </ul>
        )}
      </FlyoutStack>
    </Panel>
  );
}
