import { useMoney, useShop, useTranslate } from '@selvedge/market';
import { Button, CheckboxField, Disclosure, Icon, Notice, Picture, QuantityField, RadioCard, RadioCards, Skeleton, TextField, type IconName } from '@selvedge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styles from './foundations.module.css';

const meta = { title: 'foundations/Brands', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const signs: IconName[] = ['delivery', 'returns', 'repair', 'lock'];

/** The primitives as one brand wears them: no component knows which. */
function Brand({ garment }: { garment: string }) {
  const t = useTranslate();
  const money = useMoney();
  const { brand, market: { currency } } = useShop();
  const price = (amount: number) => money({ amount, currency });
  return (
    <main style={{ paddingInline: 'var(--page-gutter)' }}>
      <div className={styles.brand}>
        <h1 className={styles.campaign}>{brand[0]!.toUpperCase() + brand.slice(1)}</h1>
        <Picture url={`/api/media/garments/${garment}/front.jpg`} alt="" eager />
        <div className={styles.product}>
          <p className={styles.price}><strong className={styles.sale}>{price(49.9)}</strong><s>{price(89.9)}</s></p>
          <p>{t('basket.including_vat', { amount: price(8) })}</p>
          <QuantityField label={t('basket.quantity', { count: 1 })} value={1} max={3} onChange={() => {}} decreaseLabel={t('basket.less_of', { name: brand })} increaseLabel={t('basket.more_of', { name: brand })} />
          <Button>{t('basket.to_checkout')}</Button>
          <Button look="secondary">{t('basket.to_basket')}</Button>
          <Button look="quiet" style={{ justifySelf: 'start' }}>{t('basket.continue_shopping')}</Button>
          <div style={{ display: 'flex', gap: 'var(--space-6)' }}>{signs.map((name) => <Icon key={name} name={name} size={28} />)}</div>
          <div>
            <Disclosure title={t('basket.shipping')} open>{t('basket.several_parcels')}</Disclosure>
            <Disclosure title={t('basket.summary')}>{t('basket.empty_text')}</Disclosure>
          </div>
        </div>
        <div className={styles.product}>
          <TextField label={t('listing.price_from')} inputMode="decimal" defaultValue="40" />
          <TextField label={t('listing.price_to')} inputMode="decimal" defaultValue="30" error={t('listing.price_upside_down')} />
          <CheckboxField label={t('basket.in_basket')} defaultChecked />
          <RadioCards legend={t('listing.sort')}>
            <RadioCard name="sample" defaultChecked label={t('basket.shipping')} detail={t('basket.several_parcels')} aside={t('basket.free')} />
            <RadioCard name="sample" label={t('basket.discount')} aside={price(4.9)} />
          </RadioCards>
        </div>
        <div className={styles.product}>
          <Skeleton height="8rem" />
          <Notice title={t('basket.empty')} action={<Button>{t('basket.continue_shopping')}</Button>}>{t('basket.empty_text')}</Notice>
        </div>
      </div>
    </main>
  );
}

const look = (brand: string, garment: string): Story => ({ globals: { brand }, render: () => <Brand garment={garment} />, play: async () => expect(document.documentElement).toHaveAttribute('data-brand', brand) });

export const Selvedge = look('selvedge', 'jeans-flared.232f4f.denim');
export const Nord = look('nord', 'knit-crew.28324e.knit');
export const Kiosk = look('kiosk', 'overshirt.2e2f32.denim');
