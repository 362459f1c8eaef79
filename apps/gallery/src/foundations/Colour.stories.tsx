import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styles from './foundations.module.css';
import { contrast, tokens, useTokens } from './tokens.ts';

const meta = { title: 'foundations/Colour' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function ColourList() {
  const colours = useTokens('--color-');
  const paper = colours.find(({ name }) => name === '--color-paper')!.value;
  return (
    <ul className={styles.colours}>
      {colours.map(({ name, value }) => (
        <li key={name}>
          <div className={styles.swatch} style={{ background: `var(${name})` }} />
          <p>{name.replace('--color-', '')}</p>
          <p className={styles.note}>{value}, {contrast(value, paper).toFixed(1)} : 1</p>
        </li>
      ))}
    </ul>
  );
}

const ground = ['--color-paper', '--color-ground', '--color-line'];

export const Selvedge: Story = {
  name: 'Selvedge: all that words wear can be read on paper and on ground',
  render: () => <ColourList />,
  async play({ canvas }) {
    const colours = Object.fromEntries(tokens('--color-').map(({ name, value }) => [name, value]));
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(Object.keys(colours).length);
    const pale = Object.keys(colours).filter((name) => !ground.includes(name) && ['--color-paper', '--color-ground'].some((under) => contrast(colours[name]!, colours[under]!) < 4.5));
    await expect(pale).toEqual([]);
  },
};
export const Nord: Story = { ...Selvedge, name: 'Nord: all that words wear can be read', globals: { brand: 'nord' } };
export const Kiosk: Story = { ...Selvedge, name: 'Kiosk: all that words wear can be read', globals: { brand: 'kiosk' } };
