import { useMoney, useShop, useTranslate } from '@selvedge/market';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styles from './foundations.module.css';
import { tokens, useTokens } from './tokens.ts';

const meta = { title: 'foundations/Type' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The campaign's line has a size of its own, beside the steps. */
const isStep = ({ name }: { name: string }) => name !== '--text-campaign';

function SizeList() {
  const t = useTranslate();
  return (
    <ul className={styles.list}>
      {useTokens('--text-').filter(isStep).map(({ name, value }) => (
        <li key={name}>
          <p className={styles.note}>{name}: {value}</p>
          <p style={{ fontSize: `var(${name})`, lineHeight: 1.3 }}>{t('basket.added')}</p>
        </li>
      ))}
    </ul>
  );
}

export const Sizes: Story = {
  name: 'Sizes, each larger than the one before',
  render: () => <SizeList />,
  async play({ canvas }) {
    const lines = (await canvas.findAllByRole('listitem')).map((item) => item.lastElementChild!);
    await expect(lines).toHaveLength(tokens('--text-').filter(isStep).length);
    const sizes = lines.map((line) => parseFloat(getComputedStyle(line).fontSize));
    await expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => a - b));
    await expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  },
};

function FamilyList() {
  return useTokens('--font-').map(({ name, value }) => (
    <section key={name} style={{ marginBlockEnd: 'var(--space-6)' }}>
      <h2 className={styles.note}>{name}: {value}</h2>
      <div style={{ font: `${name === '--font-campaign' ? 'var(--style-campaign)' : 'normal'} var(--text-l) / 1.5 var(${name})` }}>
        <p lang="de">Übergrößenhemden für große Leute</p>
        <p lang="da">Ææ Øø Åå Çç Ğğ İı Ññ Őő Șș Žž</p>
        <p lang="bg">Дж Жж Ии Щщ Ъъ Юю Яя</p>
        <p lang="el">Αα Γγ Θθ Λλ Ξξ Ψψ Ωω</p>
        <p lang="ar">أبجد هوز حطي كلمن سعفص قرشت</p>
      </div>
    </section>
  ));
}
export const Families: Story = { name: 'Families, in every script of the shop', render: () => <FamilyList /> };

function TextSample() {
  const t = useTranslate();
  const money = useMoney();
  const { currency } = useShop().market;
  return (
    <div className={styles.list}>
      <h1 style={{ fontSize: 'var(--text-2xl)' }}>{t('basket.empty')}</h1>
      <h2 style={{ fontSize: 'var(--text-xl)' }}>{t('listing.empty_title')}</h2>
      <h3 style={{ fontSize: 'var(--text-l)' }}>{t('not_found.title')}</h3>
      <p>{t('error.text')} {t('basket.empty_text')}</p>
      <p><a href="#link">{t('basket.continue_shopping')}</a></p>
      <ul style={{ fontVariantNumeric: 'tabular-nums', justifySelf: 'start', textAlign: 'end', padding: 0, listStyle: 'none' }}>
        {[1111.11, 808.08, 49.9].map((amount) => <li key={amount}>{money({ amount, currency })}</li>)}
      </ul>
    </div>
  );
}
export const Text: Story = { name: 'Headings, text, a link and figures', render: () => <TextSample /> };

function CampaignSample() {
  const t = useTranslate();
  return (
    <div className={styles.list}>
      <p className={styles.display}>{t('listing.empty_title')}</p>
      <p className={styles.campaignLine}>{t('basket.empty_text')}</p>
      <p style={{ maxInlineSize: 'var(--measure)' }}>{t('error.text')} {t('listing.empty_text')}</p>
    </div>
  );
}
export const Campaign: Story = { name: 'A campaign: display, its line, and text', render: () => <CampaignSample /> };
export const CampaignNord: Story = { ...Campaign, name: 'The same in Nord: light', globals: { brand: 'nord' } };
export const CampaignKiosk: Story = { ...Campaign, name: 'The same in Kiosk: heavy capitals', globals: { brand: 'kiosk' } };

function NarrowSample() {
  return <p lang="de" style={{ inlineSize: '12rem', fontSize: 'var(--text-l)' }} data-testid="narrow">Damenstrickjackenübergangslösung mit Stehbündchenkragen und Perlmuttdruckknopfleiste</p>;
}
export const LongWords: Story = {
  name: 'Long German words stay in their column',
  render: () => <NarrowSample />,
  async play({ canvas }) {
    const column = await canvas.findByTestId('narrow');
    await expect(column.scrollWidth).toBeLessThanOrEqual(column.clientWidth);
    await expect(getComputedStyle(column).hyphens).toBe('auto');
  },
};

const figures = ['1.111,11', '8.808,08', '4.949,90'];
export const Figures: Story = {
  name: 'Figures of a price stand in columns',
  render: () => <ul style={{ fontVariantNumeric: 'tabular-nums', padding: 0, listStyle: 'none' }}>{figures.map((figure) => <li key={figure}><span>{figure}</span></li>)}</ul>,
  async play({ canvas }) {
    await document.fonts.load('1rem "Inter Tight"');
    const widths = figures.map((figure) => canvas.getByText(figure).getBoundingClientRect().width);
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.1);
  },
};
