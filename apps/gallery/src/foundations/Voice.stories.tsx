import { useMoney, useShop, useTranslate } from '@selvedge/market';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styles from './foundations.module.css';

const meta = { title: 'foundations/Voice' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** How the shop speaks, shown by what it says in the market of the switch. */
function Voice() {
  const t = useTranslate();
  const money = useMoney();
  const { currency } = useShop().market;
  const rules: [rule: string, said: string[]][] = [
    ['Says what happened and what to do now, never whose fault it is.', [t('feedback.error_basket_update'), t('feedback.error_address_update')]],
    ['What is wrong with a field is said with an example.', [t('listing.price_no_number')]],
    ['Where nothing is, it says what will be.', [`${t('basket.empty')}. ${t('basket.empty_text')}`, `${t('listing.empty_title')}. ${t('listing.empty_text')}`]],
    ['A button says what it does.', [t('basket.to_checkout'), t('basket.continue_shopping'), t('basket.undo')]],
    ['Numbers speak the grammar of their language.', [0, 1, 2, 3, 11, 100].map((count) => t('listing.count', { count }))],
    ['Money is said with everything that belongs to it.', [t('basket.including_vat', { amount: money({ amount: 12.4, currency }) })]],
    ['Long waits and lost things are said calmly.', [t('error.text')]],
  ];
  return (
    <div className={styles.page}>
      {rules.map(([rule, said]) => (
        <section key={rule} className={styles.voice}>
          <h2 lang="en" className={styles.note}>{rule}</h2>
          {said.map((words, place) => <p key={place} className={styles.said}>{words}</p>)}
        </section>
      ))}
    </div>
  );
}

export const Sentences: Story = {
  name: 'Sentences, all of them translated',
  render: () => <Voice />,
  async play({ canvasElement }) {
    const said = [...canvasElement.querySelectorAll('section p')].map(({ textContent }) => textContent);
    await expect(said.length).toBeGreaterThan(10);
    // A text that is missing shows its key; one that misses a value, its placeholder.
    await expect(said.filter((words) => /^[a-z]+\.[a-z_]+|\{\w+\}/.test(words))).toEqual([]);
  },
};

/** Written in English, as texts are before they are translated. */
const pairs: [write: string, not: string][] = [
  ['Sold out in 32. We can tell you when it is back.', 'Oops! This item is currently unavailable.'],
  ['Your basket is empty. Start with jeans.', 'You have no items in your shopping cart.'],
  ['Please enter a postcode such as SW1A 1AA.', 'Invalid input.'],
  ['£49.90, was £89.90. Lowest price of the last 30 days: £59.90.', 'Amazing deal – up to 45 % OFF!!!'],
  ['Pay £129.80', 'Submit'],
  ['Fourteen-ounce denim. It starts stiff and softens in a summer.', 'Premium quality must-have for every wardrobe.'],
];
export const DoAndDoNot: Story = {
  name: 'What we write, and what we do not',
  render: () => (
    <ul lang="en" dir="ltr" className={styles.page}>
      {pairs.map(([write, not]) => (
        <li key={write} className={`${styles.voice} ${styles.rules}`}><span>{write}</span><s>{not}</s></li>
      ))}
    </ul>
  ),
};
