import { userEvent } from 'storybook/test';

/**
 * Keys as a keyboard sends them. The browser's own sliders and dialogs hear no others, and only a test run can press them: in the gallery's
 * window `otherwise` does what the browser would do.
 */
export async function pressKeys(keys: string, otherwise?: () => unknown): Promise<void> {
  if (import.meta.env.MODE === 'test') {
    const browser = await import('vitest/browser');
    await browser.userEvent.keyboard(keys);
  } else {
    await userEvent.keyboard(keys);
    await otherwise?.();
  }
}
