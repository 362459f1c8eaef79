import { ShopLink, useMoney, usePageLink, useTranslate } from '@selvedge/market';
import { Button, Icon, linkLook, Notice, Picture, Skeleton, TextSkeleton } from '@selvedge/ui';
import { ProductBadges } from '../product-badges/ProductBadges.tsx';
import { Departments } from './Departments.tsx';
import { asWritten } from './suggestion.rules.ts';
import { termHref } from './term-href.ts';
import type { SuggestionState } from './use-suggestions.ts';
import styles from './SearchFlyout.module.css';

/** What a term may become, where it leads, and what it finds. */
export function Suggestions({ term, state: { answer, isPending, hasFailed, retry } }: { term: string; state: SuggestionState }) {
  const t = useTranslate();
  const money = useMoney();
  const page = usePageLink('searchPage');
  if (hasFailed) return <Notice kind="error" action={<Button look="secondary" onClick={retry}>{t('feedback.try_again')}</Button>}>{t('search.failed')}</Notice>;
  if (!answer) return <SuggestionsToCome />;

  const { terms, categories, products, total } = answer;
  if (terms.length + categories.length + products.length === 0) {
    return (
      <div className={styles.answer}>
        <div className={styles.nothing}>
          <p className={styles.title}>{t('search.nothing', { term: asWritten(term) })}</p>
          <p>{t('search.nothing_text')}</p>
        </div>
        <Departments />
      </div>
    );
  }
  return (
    <div className={styles.answer} aria-busy={isPending || undefined}>
      {terms.length > 0 && (
        <section aria-label={t('search.terms')}>
          <ul>
            {terms.map((one) => <li key={one}><ShopLink to={termHref(page, one)} className={styles.term}><Icon name="search" size={16} /><bdi>{one}</bdi></ShopLink></li>)}
          </ul>
        </section>
      )}
      {categories.length > 0 && (
        <section>
          <h3>{t('search.categories')}</h3>
          <ul>
            {categories.map(({ displayName, productsInCategory, categoryUri }) => (
              <li key={categoryUri}><ShopLink to={categoryUri} className={styles.term}>{displayName}<span className={styles.count}>{productsInCategory}</span></ShopLink></li>
            ))}
          </ul>
        </section>
      )}
      {products.length > 0 && (
        <section>
          <h3>{t('search.products')}</h3>
          <ul className={styles.products}>
            {products.map((product) => (
              <li key={product.id} className={styles.product}>
                <div className={styles.picture}>
                  {product.front ? <Picture url={product.front} alt="" sizes="line" /> : <Skeleton ratio={3 / 4} />}
                  {/* What an editor wants said there, and nothing of the shop's own: it is too small. */}
                  <ProductBadges badges={product.badges?.slice(0, 1)} />
                </div>
                <ShopLink to={product.url} className={styles.name}>{product.name}</ShopLink>
                {/* Not as a reduction: then the lowest price of 30 days would have to stand beside it. */}
                <p>{product.priceVaries ? t('product.price_from', { price: money(product.price.salesPrice) }) : money(product.price.salesPrice)}</p>
              </li>
            ))}
          </ul>
          <ShopLink to={termHref(page, term)} className={linkLook('arrow')}>{t('search.show_all', { count: total })}<Icon name="forward" size={18} /></ShopLink>
        </section>
      )}
    </div>
  );
}

/** In the size of what usually comes. */
function SuggestionsToCome() {
  return (
    <div className={styles.answer} aria-busy="true">
      <div className={styles.lines}><TextSkeleton lines={3} /></div>
      <ul className={styles.products}>
        {[0, 1, 2].map((place) => <li key={place}><Skeleton ratio={3 / 4} /><TextSkeleton lines={2} /></li>)}
      </ul>
    </div>
  );
}
