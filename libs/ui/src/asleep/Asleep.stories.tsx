import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { useIsBrowser } from '../is-browser/is-browser.ts';
import { Asleep, type AsleepProps } from './Asleep.tsx';

type Args = Pick<AsleepProps, 'lively'>;

/** A document of its own within the story: the server draws it, and React takes it over. */
function ServerDrawn({ lively }: Args) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    current!.innerHTML = renderToString(<Page lively={lively} />);
    const root = hydrateRoot(current!, <Page lively={lively} />);
    // Not while React draws what is around it.
    return () => void setTimeout(() => root.unmount());
  }, [lively]);
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

const Piece = () => <Button look="secondary">{useIsBrowser() ? 'Awake' : 'Asleep'}</Button>;

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
