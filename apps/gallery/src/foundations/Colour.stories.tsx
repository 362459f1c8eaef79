import { contrast, tokenIn, type Brand, type Token } from '@selvedge/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styles from './foundations.module.css';
import { tokens, useTokens } from './tokens.ts';

const meta = { title: 'foundations/Colour' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** What each colour has to be told from: its ground, or the words that stand on it. */
const partners: Partial<Record<Token, Token>> = { '--color-paper': '--color-ink', '--color-ground': '--color-ink', '--color-on-action': '--color-action' };
/** Nothing is written in these, nor on them. */
const wordless = new Set<Token>(['--color-line', '--color-backdrop']);
const short = (name: string) => name.replace('--color-', '');

function ColourList() {
  const colours = useTokens('--color-');
  const value = Object.fromEntries(colours.map((colour) => [colour.name, colour.value])) as Record<Token, string>;
  return (
    <ul className={styles.colours}>
      {colours.map(({ name }) => {
        const partner = partners[name] ?? '--color-paper';
        const isOn = name.startsWith('--color-on-');
        return (
          <li key={name}>
            <div className={styles.swatch} style={{ background: `var(${isOn ? partner : name})`, color: `var(${isOn ? name : partner})` }}>{name !== partner && !wordless.has(name) && isPlain(value[name]) && <span aria-hidden>Aa</span>}</div>
            <p>{short(name)}</p>
            <p className={styles.note}>{value[name]}{isPlain(value[name]) && <><br />{contrast(value[name], value[partner]).toFixed(1)} : 1 · {short(partner)}</>}</p>
          </li>
        );
      })}
    </ul>
  );
}

const isPlain = (colour: string) => colour.startsWith('#');

/** The colours that the style sheet gives are those that the source says. */
const look = (brand: Brand): Story => ({
  name: `${brand[0]!.toUpperCase()}${brand.slice(1)}: every colour as its source says`,
  globals: { brand },
  render: () => <ColourList />,
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(tokens('--color-').length);
    const style = getComputedStyle(document.documentElement);
    const plain = tokens('--color-', brand).filter(({ value }) => isPlain(value));
    await expect(plain.length).toBeGreaterThan(10);
    await expect(plain.map(({ name }) => `${name} ${style.getPropertyValue(name)}`)).toEqual(plain.map(({ name }) => `${name} ${tokenIn(brand, name)}`));
  },
});
export const Selvedge = look('selvedge');
export const Nord = look('nord');
export const Kiosk = look('kiosk');
