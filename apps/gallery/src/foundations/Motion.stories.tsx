import { useTranslate } from '@selvedge/market';
import { Button } from '@selvedge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import styles from './foundations.module.css';
import { tokens, useTokens } from './tokens.ts';

const meta = { title: 'foundations/Motion' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function DurationList() {
  const t = useTranslate();
  const [isThere, setThere] = useState(false);
  return (
    <div className={styles.list}>
      <ul className={styles.list}>
        {useTokens('--duration-').map(({ name, value }) => (
          <li key={name} className={styles.track}>
            <p className={styles.note}>{name}: {value}</p>
            <div className={styles.runner} data-there={isThere || undefined} style={{ transitionDuration: `var(${name})` }} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{useTokens('--ease-').map(({ name, value }) => `${name}: ${value}`).join('  ')}</p>
      <Button style={{ justifySelf: 'start' }} onClick={() => setThere(!isThere)}>{t('feedback.try_again')}</Button>
    </div>
  );
}

export const Durations: Story = {
  name: 'Durations, from quick to slow',
  render: () => <DurationList />,
  async play({ canvas }) {
    const runners = (await canvas.findAllByRole('listitem')).map((item) => item.lastElementChild!);
    await expect(runners).toHaveLength(tokens('--duration-').length);
    const startedAt = runners.map((runner) => runner.getBoundingClientRect().left);
    await userEvent.click(canvas.getByRole('button'));
    // In the direction of the language, to the end of the line.
    const forwards = document.documentElement.dir === 'rtl' ? -1 : 1;
    await waitFor(async () => {
      for (const [place, runner] of runners.entries()) {
        const way = (runner.getBoundingClientRect().left - startedAt[place]!) * forwards;
        await expect(Math.round(way)).toBe(Math.round(runner.parentElement!.clientWidth - runner.clientWidth));
      }
    }, { timeout: 5_000 });
  },
};
