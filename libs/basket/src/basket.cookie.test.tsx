import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AddToBasket } from './add-to-basket/AddToBasket.tsx';
import { storedBasketId } from './basket.cookie.ts';
import { add, button, freshPage, press } from './basket.page.sample.tsx';
import { sampleServer, SampleShop } from './basket.sample.tsx';

freshPage();

it('is remembered for a day, anew with each answer (BSK-153)', async () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  const server = sampleServer();
  render(<SampleShop send={server.send}><AddToBasket sku="a" /></SampleShop>);
  press(add);
  await screen.findByRole('dialog', { name: 'basket.added' });
  fireEvent.click(button(add));
  await vi.waitFor(() => expect(server.basketOf(storedBasketId())?.quantity).toBe(2));
  await vi.waitFor(() => expect(written.mock.calls.filter(([cookie]) => cookie.startsWith(`basket=${storedBasketId()};`) && cookie.includes('Max-Age=86400')).length).toBeGreaterThanOrEqual(2));
});
