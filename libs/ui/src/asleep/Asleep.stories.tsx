import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { useIsBrowser } from '../is-browser/is-browser.ts';
import { Asleep, type AsleepProps } from './Asleep.tsx';

interface Args extends Pick<AsleepProps, 'lively'> {
  /** Somebody is quicker than React. */
  pressed?: boolean;
}

/** A document of its own within the story: the server draws it, and React takes it over. */
function ServerDrawn({ lively, pressed }: Args) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    current!.innerHTML = renderToString(<Page lively={lively} />);
    const root = hydrateRoot(current!, <Page lively={lively} />);
    // When the React around it has ended its work, and the one within has not begun.
    if (pressed) queueMicrotask(() => current!.querySelector('button')!.click());
    // Not while React draws what is around it.
    return () => void setTimeout(() => root.unmount());
  }, [lively, pressed]);
  return <div ref={place} />;
}

function Page({ lively }: Args) {
  const section = useRef<HTMLElement>(null);
  return (
    <section ref={section}>
      <Asleep around={section} lively={lively}>
        <Piece />
      </Asleep>
    </section>
  );
}

function Piece() {
  const [presses, count] = useState(0);
  const isBrowser = useIsBrowser();
  return <Button look="secondary" onClick={() => count(presses + 1)}>{!isBrowser ? 'Asleep' : presses === 0 ? 'Awake' : 'Awake, and pressed'}</Button>;
}

const meta = { title: 'ui/Asleep', component: ServerDrawn } satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Used: Story = {
  name: 'Asleep until somebody is there',
  async play({ canvas }) {
    await userEvent.hover(await canvas.findByRole('button'));
    await expect(await canvas.findByText('Awake')).toBeVisible();
  },
};
export const Pressed: Story = {
  name: 'Pressed before it could fall asleep',
  args: { pressed: true },
  play: async ({ canvas }) => expect(await canvas.findByText('Awake, and pressed')).toBeVisible(),
};
export const Lively: Story = {
  name: 'Lively: asleep until it is near',
  args: { lively: true },
  play: async ({ canvas }) => expect(await canvas.findByText('Awake')).toBeVisible(),
};
export const Drawn: Story = {
  name: 'Drawn in the browser: awake',
  render: (args) => <Page {...args} />,
  play: async ({ canvas }) => expect(canvas.getByText('Awake')).toBeVisible(),
};
