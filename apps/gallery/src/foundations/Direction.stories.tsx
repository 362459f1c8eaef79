import { useShop, useTranslate } from '@selvedge/market';
import { Button } from '@selvedge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styles from './foundations.module.css';

/** A line of the page's language and a button at the end of it. */
function Line() {
  const t = useTranslate();
  const { direction } = useShop();
  return (
    <div className={styles.list}>
      <p className={styles.note}>{direction}</p>
      <p>{t('basket.added')}</p>
      <Button style={{ justifySelf: 'start' }}>{t('feedback.try_again')}</Button>
    </div>
  );
}

const meta = { title: 'foundations/Direction', render: () => <Line /> } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whatever the language, lines begin on that side. */
const beginsAt = (side: 'left' | 'right'): Story['play'] => async ({ canvas, canvasElement }) => {
  const button = (await canvas.findByRole('button')).getBoundingClientRect();
  const room = canvasElement.getBoundingClientRect();
  const air = { left: button.left - room.left, right: room.right - button.right };
  await expect(air[side]).toBeLessThan(air[side === 'left' ? 'right' : 'left']);
};

export const LeftToRight: Story = { name: 'Left to right, by its switch', globals: { direction: 'ltr' }, play: beginsAt('left') };
export const RightToLeft: Story = { name: 'Right to left, by its switch', globals: { direction: 'rtl' }, play: beginsAt('right') };
