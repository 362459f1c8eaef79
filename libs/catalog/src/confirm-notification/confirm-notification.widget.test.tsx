import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { parse, safeParse } from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { SampleShop } from '../shop.sample.tsx';
import { widget } from './confirm-notification.widget.ts';

afterEach(() => {
  cleanup();
  location.hash = '';
});

const words = { text: 'Press the button', button: 'Confirm', confirmed: 'Thank you', failed: 'The link is no longer valid' };

function open(answer: () => unknown = () => new Response(null, { status: 204 })) {
  const asked: { path: string; body: unknown }[] = [];
  render(<SampleShop answer={(path, body) => (asked.push({ path, body }), answer())}><widget.Component {...parse(widget.settings, words)} /></SampleShop>);
  return asked;
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));

it('confirms by the secret of the address when the button is pressed, not before, and says so', async () => {
  location.hash = '#token=secret';
  const asked = open();
  expect(asked).toEqual([]);
  press();
  expect((await screen.findByText('Thank you')).getAttribute('role')).toBe('status');
  await waitFor(() => expect(document.activeElement!.textContent).toBe('Thank you'));
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked).toEqual([{ path: '/api/notifyme/en-gb/confirm', body: { token: 'secret' } }]);
});

it('says that the link is not valid, and lets the shopper try again', async () => {
  location.hash = '#token=old';
  const asked = open(() => Response.json({ status: 404, title: 'Not Found', message: 'No.' }, { status: 404 }));
  press();
  expect((await screen.findByRole('alert')).textContent).toBe('The link is no longer valid');
  press();
  await waitFor(() => expect(asked).toHaveLength(2));
});

it('refuses settings of another shape', () => {
  for (const nonsense of [null, 'text', {}, { ...words, text: 7 }]) expect(safeParse(widget.settings, nonsense).success).toBe(false);
});
