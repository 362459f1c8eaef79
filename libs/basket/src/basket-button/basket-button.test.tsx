import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BasketButton } from './BasketButton.tsx';
import { rememberBasket } from '../basket.cookie.ts';
import { freshPage } from '../basket.page.sample.tsx';
import { sampleLine, sampleServer, SampleShop } from '../basket.sample.tsx';

freshPage();

describe('the basket in the header', () => {
  it('shows 99 of more, and says how many there really are (BSK-022, BSK-023)', async () => {
    const server = sampleServer();
    rememberBasket(server.fill(sampleLine('a', 120)));
    render(<SampleShop send={server.send}><BasketButton /></SampleShop>);
    const link = await screen.findByRole('link', { name: 'Basket, more than 99 items: 120' });
    expect(link.textContent).toBe('99');
    fireEvent.click(link);
    expect(await screen.findByRole('dialog', { name: 'basket.title' })).toBeTruthy();
  });

  it('leaves a press for a new tab to the browser', () => {
    render(<SampleShop send={sampleServer().send}><BasketButton /></SampleShop>);
    const goes = fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
    expect([goes, screen.queryByRole('dialog')]).toEqual([true, null]);
  });
});
