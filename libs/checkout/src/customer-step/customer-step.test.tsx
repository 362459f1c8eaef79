import { showToast } from '@selvedge/ui';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { basketId, problem, SampleCheckout, sampleEnvelope, withEmail, type Asked } from '../checkout.sample.tsx';

vi.mock('@selvedge/ui', async (importOriginal) => ({ ...(await importOriginal<typeof import('@selvedge/ui')>()), showToast: vi.fn() }));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.clearAllMocks();
});

/** The customer step over an API that gives these answers to what is written, one after another. */
function open(...answers: unknown[]) {
  const asked: Asked[] = [];
  const answer = (one: Asked) => {
    if (one.what === 'GET countries') return [{ name: 'United Kingdom', country: 'GB' }];
    if (one.what.startsWith('GET')) return sampleEnvelope();
    asked.push(one);
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return next;
  };
  const queryClient = new QueryClient();
  const view = render(<SampleCheckout at="/customer" envelope={sampleEnvelope()} answer={answer} queryClient={queryClient} />);
  return { asked, queryClient, ...view };
}
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'checkout.email' });
const type = (value: string) => fireEvent.change(email(), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'checkout.continue_as_guest' }));
const path = () => screen.getByRole('status', { name: 'address' }).textContent;
const errorOf = (field: HTMLElement) => field.getAttribute('aria-invalid') && document.getElementById(field.getAttribute('aria-describedby')!.split(' ')[0]!)!.textContent;

describe('a guest', () => {
  it('gives an e-mail address and goes on to the address (CHK-003, CHK-029, CHK-030, CHK-031)', async () => {
    const { asked } = open(sampleEnvelope(withEmail));
    type(' ada@example.com ');
    send();
    await waitFor(() => expect(path()).toBe('/en-gb/checkout/details'));
    expect(asked).toEqual([{ what: 'PUT continue-as-guest', query: { basketId }, body: { email: 'ada@example.com' } }]);
  });

  it.each([['', 'checkout.email_required'], ['ada', 'checkout.email_invalid'], ['ada@example', 'checkout.email_invalid'], ['ada @example.com', 'checkout.email_invalid'], ['ada@mail..example', 'checkout.email_invalid'], ['ada@.example', 'checkout.email_invalid']])(
    'is told what is wrong with “%s”, at the field and above the form, and nothing is sent (CHK-031, CHK-077)',
    async (value, message) => {
      const { asked } = open();
      type(value);
      send();
      const summary = await screen.findByRole('group');
      await waitFor(() => expect(document.activeElement).toBe(summary));
      expect(errorOf(email())).toBe(message);
      fireEvent.click(screen.getByRole('link', { name: message }));
      expect(document.activeElement).toBe(email());
      expect(asked).toEqual([]);
    },
  );

  it('hears of a mistake on leaving the field, and never while typing (CHK-077)', async () => {
    open();
    type('ada');
    await Promise.resolve();
    expect(errorOf(email())).toBeNull();
    fireEvent.blur(email());
    await waitFor(() => expect(errorOf(email())).toBe('checkout.email_invalid'));
    expect(screen.queryByRole('group')).toBeNull();
    type('ada@');
    await waitFor(() => expect(errorOf(email())).toBeNull());
    fireEvent.blur(email());
    await waitFor(() => expect(errorOf(email())).toBe('checkout.email_invalid'));
  });

  it("reads the server's refusal at the field, and keeps what was typed (CHK-030)", async () => {
    open(problem(400, 'Enter a valid e-mail address.', 'email'));
    type('ada@example.invalid');
    send();
    await waitFor(() => expect(errorOf(email())).toBe('Enter a valid e-mail address.'));
    await waitFor(() => expect([email().value, document.activeElement]).toEqual(['ada@example.invalid', screen.getByRole('group')]));
    expect(showToast).not.toHaveBeenCalled();
  });

  it('is told when no answer comes, keeps what was typed, and can send it again', async () => {
    const { asked } = open(new TypeError('cut'), sampleEnvelope(withEmail));
    type('ada@example.com');
    send();
    await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith({ kind: 'danger', text: 'feedback.error_checkout_update', immediate: true }));
    expect(email().value).toBe('ada@example.com');
    send();
    await waitFor(() => expect(path()).toBe('/en-gb/checkout/details'));
    expect(asked).toHaveLength(2);
  });

  it("keeps the server's refusal at the field that had the focus, until its value is another one, and asks again when sent again", async () => {
    const refused = problem(400, 'Enter a valid e-mail address.', 'email');
    const { asked } = open(refused, refused);
    email().focus();
    type('ada@example.com');
    send();
    // The summary takes the focus, so the field is left and checked.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group')));
    await waitFor(() => expect(errorOf(email())).toBe('Enter a valid e-mail address.'));
    fireEvent.blur(email());
    await new Promise((checked) => setTimeout(checked));
    expect(errorOf(email())).toBe('Enter a valid e-mail address.');
    send();
    await waitFor(() => expect(asked).toHaveLength(2));
    type('ada@example.org');
    fireEvent.blur(email());
    await waitFor(() => expect(errorOf(email())).toBeNull());
  });

  it('reads in the words of the server why nothing can be changed now', async () => {
    open(problem(409, 'A payment is under way.'));
    type('ada@example.com');
    send();
    await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith({ kind: 'danger', text: 'A payment is under way.', immediate: true }));
  });

  it('sends once, however often the button is pressed', async () => {
    let finish = (_: unknown) => {};
    const { asked, queryClient } = open(new Promise((resolve) => (finish = resolve)));
    type('ada@example.com');
    send();
    send();
    await waitFor(() => expect(screen.getByRole('button', { name: 'checkout.continue_as_guest' }).getAttribute('aria-busy')).toBe('true'));
    send();
    finish(sampleEnvelope(withEmail));
    await waitFor(() => expect(path()).toBe('/en-gb/checkout/details'));
    expect([asked.length, queryClient.isMutating()]).toEqual([1, 0]);
  });

  it('finds what was typed after a reload, in this tab only, and not any more once it is saved', async () => {
    const { unmount } = open();
    type('ada@exam');
    expect([Object.keys(sessionStorage).length, Object.keys(localStorage).length]).toEqual([1, 0]);
    unmount();
    open(sampleEnvelope(withEmail));
    expect(email().value).toBe('ada@exam');
    type('ada@example.com');
    send();
    await waitFor(() => expect(path()).toBe('/en-gb/checkout/details'));
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});
