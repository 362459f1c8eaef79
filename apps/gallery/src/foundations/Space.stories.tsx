import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styles from './foundations.module.css';
import { tokens, useTokens } from './tokens.ts';

const meta = { title: 'foundations/Space' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Lengths({ prefix }: { prefix: string }) {
  return (
    <ul className={styles.list}>
      {useTokens(prefix).map(({ name, value }) => (
        <li key={name}>
          <p className={styles.note}>{name}: {value}</p>
          <div className={styles.bar} style={{ inlineSize: `min(var(${name}), 100%)` }} />
        </li>
      ))}
    </ul>
  );
}

export const Steps: Story = {
  name: 'Steps, each wider than the one before',
  render: () => <Lengths prefix="--space-" />,
  async play({ canvas }) {
    const widths = (await canvas.findAllByRole('listitem')).map((item) => item.lastElementChild!.getBoundingClientRect().width);
    await expect(widths).toHaveLength(tokens('--space-').length);
    await expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
  },
};
export const Page: Story = { render: () => <Lengths prefix="--page-" /> };

function LayerList() {
  return (
    <ol className={styles.list}>
      {useTokens('--layer-').toReversed().map(({ name, value }) => <li key={name} style={{ border: 'var(--hairline)', padding: 'var(--space-5)' }}><bdi>{name}: {value}</bdi></li>)}
    </ol>
  );
}
export const Layers: Story = { name: 'Layers, the topmost first', render: () => <LayerList /> };
