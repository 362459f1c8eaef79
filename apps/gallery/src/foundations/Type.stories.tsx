import { useMoney, useShop, useTranslate } from '@selvedge/market';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styles from './foundations.module.css';
import { tokens, useTokens } from './tokens.ts';

const meta = { title: 'foundations/Type' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function SizeList() {
  const t = useTranslate();
  return (
    <ul className={styles.list}>
      {useTokens('--text-').map(({ name, value }) => (
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
    await expect(lines).toHaveLength(tokens('--text-').length);
    const sizes = lines.map((line) => parseFloat(getComputedStyle(line).fontSize));
    await expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => a - b));
    await expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  },
};

function FamilyList() {
  return useTokens('--font-').map(({ name, value }) => (
    <section key={name} style={{ marginBlockEnd: 'var(--space-6)' }}>
      <h2 className={styles.note}>{name}: {value}</h2>
      <div style={{ fontFamily: `var(${name})`, fontSize: 'var(--text-l)' }}>
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
      <h2 style={{ fontSize: 'var(--text-xl)' }}>{t('error.title')}</h2>
      <h3 style={{ fontSize: 'var(--text-l)' }}>{t('listing.empty_title')}</h3>
      <p>{t('error.text')} {t('basket.empty_text')}</p>
      <p><a href="#link">{t('basket.continue_shopping')}</a></p>
      <ul style={{ fontVariantNumeric: 'tabular-nums', justifySelf: 'start', textAlign: 'end', padding: 0, listStyle: 'none' }}>
        {[1111.11, 808.08, 49.9].map((amount) => <li key={amount}>{money({ amount, currency })}</li>)}
      </ul>
    </div>
  );
}
export const Text: Story = { name: 'Headings, text, a link and figures', render: () => <TextSample /> };
