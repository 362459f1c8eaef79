import { getFreeFreightValue, type FreeFreight as Setting } from '@selvedge/api-content';
import { answers, keepsWaiting, refuses } from '@selvedge/api-samples';
import { Button } from '@selvedge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { sampleBasket, sampleFreight, sampleLine, textsOf } from '../basket.sample.tsx';
import { FreeFreight, useFreeFreight } from './FreeFreight.tsx';

interface Shown {
  pieces?: number;
  isDigital?: boolean;
  freeShipping?: boolean;
}

/** Above a basket of jeans at £19.99, to which one can be added. */
function AboveBasket({ pieces = 2, isDigital = false, freeShipping = false }: Shown) {
  const freeFreight = useFreeFreight();
  const [quantity, setQuantity] = useState(pieces);
  return (
    <div style={{ maxInlineSize: '26rem' }}>
      <FreeFreight {...freeFreight} basket={sampleBasket([sampleLine('jeans', quantity, { isDigital })], { freeShipping }).basket} />
      <Button look="secondary" onClick={() => setQuantity(quantity + 1)}>+ 1</Button>
    </div>
  );
}

const setTo = (setting: Setting) => ({ api: [answers(getFreeFreightValue, setting)] });
const meta = { title: 'basket/FreeFreight', component: AboveBasket, parameters: setTo(sampleFreight) } satisfies Meta<typeof AboveBasket>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const bar = async (canvas: Canvas) => (await canvas.findByRole('progressbar')) as HTMLProgressElement;
/** As high as while it is waited for, so that nothing moves when the answer comes. */
async function expectRoomKept(canvas: Canvas) {
  const shown = canvas.getByRole('button').previousElementSibling!;
  await expect(shown.getBoundingClientRect().height).toBeCloseTo(parseFloat(getComputedStyle(shown).minBlockSize), 2);
}
const reached = (loaded: Record<string, unknown>) => textsOf(loaded)('basket.free_freight_reached');

export const Below: Story = {
  name: 'Below, shows what is missing until delivery is free (BSK-126)',
  async play({ canvas }) {
    await expect((await bar(canvas)).position).toBeCloseTo(39.98 / 75);
    await expect(canvas.getByText(/35[.,]02/)).toBeVisible();
    await expectRoomKept(canvas);
  },
};
export const Reached: Story = {
  name: 'Reached, only that is announced and not each step on the way (BSK-126)',
  async play({ canvas, loaded }) {
    await expect(await canvas.findByText(/35[.,]02/)).toHaveAttribute('aria-live', 'off');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText(/15[.,]03/)).toHaveAttribute('aria-live', 'off');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText(reached(loaded))).toHaveAttribute('role', 'status');
    await expect((await bar(canvas)).position).toBe(1);
  },
};
export const Granted: Story = {
  name: 'Reached where the server delivers for nothing (BSK-126)',
  args: { freeShipping: true },
  play: async ({ canvas, loaded }) => expect(await canvas.findByText(reached(loaded))).toBeVisible(),
};
export const Message: Story = {
  name: 'A message instead of a bar, in whichever case that is written (BSK-122, BSK-125)',
  parameters: setTo({ ...sampleFreight, freightVersion: 'MESSAGE' }),
  async play({ canvas, loaded }) {
    await expect(await canvas.findByText(/35[.,]02/)).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expectRoomKept(canvas);
    for (let pieces = 2; pieces < 4; pieces++) await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText(reached(loaded))).toBeVisible();
  },
};
const colours = { textColor: '#1f2a1c', backgroundColor: '#e4ecd9', barColor: '#3d6b2f', barBackgroundColor: '#b9c9a8' };
export const Coloured: Story = {
  name: 'In the colours of the editors, each of which may be missing (BSK-121, BSK-125)',
  parameters: setTo({ ...sampleFreight, ...colours }),
  async play({ canvas }) {
    const track = await bar(canvas);
    const { color, backgroundColor } = getComputedStyle(canvas.getByRole('button').previousElementSibling!);
    await expect([color, backgroundColor, getComputedStyle(track).backgroundColor]).toEqual(['rgb(31, 42, 28)', 'rgb(228, 236, 217)', 'rgb(185, 201, 168)']);
    await expectRoomKept(canvas);
  },
};
const messageOn = (backgroundColor: string) => setTo({ ...sampleFreight, freightVersion: 'message', backgroundColor });
export const LightGround: Story = {
  name: 'Dark words on a light ground of the editors, whatever the brand',
  parameters: messageOn('#e4ecd9'),
  play: async ({ canvas }) => expect(getComputedStyle(await canvas.findByText(/35[.,]02/)).color).toMatch(/^lch\(0 /),
};
export const DarkGround: Story = {
  name: 'Light words on a dark ground of the editors, whatever the brand',
  parameters: messageOn('midnightblue'),
  play: async ({ canvas }) => expect(getComputedStyle(await canvas.findByText(/35[.,]02/)).color).toMatch(/^lch\(100 /),
};
export const GroundReached: Story = {
  name: 'Reached, on a ground of the editors alone',
  args: { pieces: 5 },
  parameters: setTo({ ...sampleFreight, backgroundColor: '#e4ecd9' }),
  async play({ canvas, loaded }) {
    await expect(await canvas.findByText(reached(loaded))).toBeVisible();
    const goal = getComputedStyle(canvas.getByRole('progressbar').nextElementSibling!);
    await expect([goal.backgroundColor, goal.color]).toEqual(['lch(0 0 0)', 'rgb(228, 236, 217)']);
  },
};
export const LongText: Story = {
  parameters: setTo({ ...sampleFreight, freightValue: 12_345_678.9, backgroundColor: '#1b2336' }),
  decorators: [(Story) => <div style={{ inlineSize: '14rem' }}><Story /></div>],
  play: async ({ canvas }) => expect(await canvas.findByText(/345/)).toBeVisible(),
};
export const Loading: Story = {
  name: 'Loading, as high as it will be',
  parameters: { api: [keepsWaiting(getFreeFreightValue)] },
  play: ({ canvas }) => expectRoomKept(canvas),
};
const isAbsent = ({ canvas }: { canvas: Canvas }) => waitFor(() => expect(canvas.getByRole('button').previousElementSibling).toBeNull());
export const None: Story = { name: 'None, where no amount makes it free (BSK-126)', parameters: setTo({ freightVersion: 'progressBar' }), play: isAbsent };
export const Failed: Story = { name: 'None, where nobody knows', parameters: { api: [refuses(getFreeFreightValue)] }, play: isAbsent };
export const Digital: Story = { name: 'None, where nothing is delivered (BSK-126)', args: { isDigital: true }, play: isAbsent };
