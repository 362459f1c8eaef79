import { useMoney, useShop, useTranslate } from '@selvedge/market';
import { Button, CheckboxField, Disclosure, Icon, Notice, Picture, QuantityField, RadioCard, RadioCards, TextField, type IconName } from '@selvedge/ui';
import { tokenIn, type Brand as BrandName } from '@selvedge/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandWords } from './brand-words.ts';
import styles from './foundations.module.css';

const meta = { title: 'foundations/Brands', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const signs: IconName[] = ['delivery', 'returns', 'repair', 'payment'];

/** A small shop as one brand wears it: no component knows which. */
function Brand({ brand, cloth, garments }: { brand: BrandName; cloth: string; garments: string[] }) {
  const t = useTranslate();
  const money = useMoney();
  const { market: { currency, language } } = useShop();
  const price = (amount: number) => money({ amount, currency });
  const { headline, line, goods } = brandWords[brand][language.baseCode] ?? brandWords[brand].en!;
  return (
    <main className={styles.scene}>
      <header className={styles.hero}>
        <div className={styles.heroWords}>
          <h1 className={styles.display}>{headline}</h1>
          <p className={styles.campaignLine}>{line}</p>
          <Button>{t('basket.continue_shopping')}</Button>
        </div>
        <Picture url={`/api/media/campaign/${cloth}/tall.jpg`} alt="" ratio={4 / 3} eager />
      </header>
      <ul className={styles.goods}>
        {garments.map((garment, place) => (
          <li key={garment}>
            <Picture url={`/api/media/garments/${garment}/front.jpg`} alt="" eager />
            <h2 className={styles.good}>{goods[place]}</h2>
            <p className={styles.price}>{place === 1 ? <><strong className={styles.sale}>{price(49.9)}</strong><s>{price(89.9)}</s></> : price(79.9 + 20 * place)}</p>
          </li>
        ))}
      </ul>
      <div className={styles.columns}>
        <div className={styles.product}>
          <h2>{t('basket.summary')}</h2>
          <QuantityField label={t('basket.quantity', { count: 1 })} value={1} max={3} onChange={() => {}} decreaseLabel={t('basket.less_of', { name: brand })} increaseLabel={t('basket.more_of', { name: brand })} />
          <p className={styles.note}>{t('basket.including_vat', { amount: price(8) })}</p>
          <Button>{t('basket.to_checkout')}</Button>
          <Button look="secondary">{t('basket.to_basket')}</Button>
          <div>
            <Disclosure title={t('basket.shipping')} open>{t('basket.several_parcels')}</Disclosure>
            <Disclosure title={t('basket.summary')}>{t('basket.empty_text')}</Disclosure>
          </div>
          <div style={{ display: 'flex', gap: 'var(--space-6)' }}>{signs.map((name) => <Icon key={name} name={name} size={28} />)}</div>
        </div>
        <div className={styles.product}>
          <TextField label={t('listing.price_from')} inputMode="decimal" defaultValue="40" />
          <TextField label={t('listing.price_to')} inputMode="decimal" defaultValue="30" error={t('listing.price_upside_down')} />
          <CheckboxField label={t('basket.added')} defaultChecked />
          <RadioCards legend={t('listing.sort')}>
            <RadioCard name="sample" defaultChecked label={t('basket.shipping')} detail={t('basket.several_parcels')} aside={t('basket.free')} />
            <RadioCard name="sample" label={t('basket.discount')} aside={price(4.9)} />
          </RadioCards>
        </div>
        <Notice title={t('basket.empty')} action={<Button look="secondary">{t('basket.continue_shopping')}</Button>}>{t('basket.empty_text')}</Notice>
      </div>
    </main>
  );
}

const look = (brand: BrandName, cloth: string, garments: string[]): Story => ({
  globals: { brand },
  render: () => <Brand brand={brand} cloth={cloth} garments={garments} />,
  async play({ canvas }) {
    await expect(document.documentElement).toHaveAttribute('data-brand', brand);
    const headline = getComputedStyle(await canvas.findByRole('heading', { level: 1 }));
    await expect([headline.fontWeight, headline.textTransform]).toEqual([tokenIn(brand, '--weight-display'), tokenIn(brand, '--case-headline')]);
  },
});

export const Selvedge = look('selvedge', 'denim', ['jeans-wide.232f4f.denim', 'jeans-slim.57779f.denim', 'overshirt.2e2f32.denim', 'jeans-flared.57779f.denim']);
export const Nord = look('nord', 'wool', ['knit-crew.28324e.knit', 'cardigan.d2c5ae.knit', 'beanie.28324e.knit', 'jeans-wide.e9e1cf.denim']);
export const Kiosk = look('kiosk', 'jersey', ['overshirt.2e2f32.denim', 'jeans-slim.2e2f32.denim', 'jeans-wide.86a3c2.denim', 'beanie.28324e.knit']);
