import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { Header } from './Header.tsx';
import { withNavigation } from './navigation.sample.tsx';

/** Shown in the header, whose bar and whose edge its panels hang from. */
const meta = {
  title: 'storefront/shell/MainMenu',
  component: Header,
  parameters: { layout: 'fullscreen' },
  // What comes with the first touch of the header is there already: a story is quicker than a hand.
  loaders: [() => import('../header-behaviour/attend-header.ts')],
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const phone: Story['globals'] = { viewport: { value: 'phone' } };
const desktop: Story['globals'] = { viewport: { value: 'desktop' } };

/** The disclosure of this name opens. */
async function open(canvas: Canvas, name: string, mouse: Pick<typeof userEvent, 'click'> = userEvent) {
  const summary = (await canvas.findByText(name, { selector: 'summary, summary > *' })).closest('summary')!;
  await mouse.click(summary);
  await expect(summary.closest('details')).toHaveAttribute('open');
  return summary;
}
// A closed disclosure hides by what only the browser knows.
const isSeen = (element: HTMLElement) => element.checkVisibility();
const lastLink = (panel: Element) => [...panel.querySelectorAll('a')].at(-1)!;

export const Closed: Story = {
  globals: phone,
  async play({ canvas, loaded }) {
    const { translations, navigation } = loaded.market.shop;
    await expect(canvas.getByText(translations['shell.menu'])).toBeVisible();
    await expect(isSeen(canvas.getByText(navigation.menu[0].title, { selector: 'summary' }))).toBe(false);
  },
};
export const Burger: Story = {
  name: 'Burger menu, opens to the entries of the market',
  globals: phone,
  async play({ canvas, loaded }) {
    await open(canvas, loaded.market.shop.translations['shell.menu']);
    for (const { title } of loaded.market.shop.navigation.menu) await expect(isSeen(canvas.getAllByText(title)[0]!)).toBe(true);
  },
};
export const BurgerPanel: Story = {
  name: 'Burger menu, one level at a time, whose title leads back',
  globals: phone,
  async play({ canvas, loaded }) {
    const { translations, navigation } = loaded.market.shop;
    await open(canvas, translations['shell.menu']);
    const first = await open(canvas, navigation.menu[0].title);
    const second = canvas.getByText(navigation.menu[1].title, { selector: 'summary' });
    await expect(isSeen(second)).toBe(false);
    await userEvent.click(first);
    await expect(isSeen(second)).toBe(true);
  },
};
export const BurgerEscape: Story = {
  name: 'Burger menu, Escape closes it from within and the focus returns',
  globals: phone,
  async play({ canvas, loaded }) {
    const { translations, navigation } = loaded.market.shop;
    const burger = await open(canvas, translations['shell.menu']);
    const entry = await open(canvas, navigation.menu[0].title);
    lastLink(entry.parentElement!).focus();
    await userEvent.keyboard('{Escape}');
    await expect(entry).toHaveFocus();
    await expect(entry.parentElement).not.toHaveAttribute('open');
    await userEvent.keyboard('{Escape}');
    await expect(burger).toHaveFocus();
    await expect(burger.parentElement).not.toHaveAttribute('open');
  },
};
export const Bar: Story = {
  name: 'Bar, entries stand beside each other',
  globals: desktop,
  async play({ canvas, loaded }) {
    const entries = loaded.market.shop.navigation.menu.map(({ title }: { title: string }) => canvas.getAllByText(title)[0]!) as HTMLElement[];
    await waitFor(() => expect(new Set(entries.map((entry) => Math.round(entry.getBoundingClientRect().top))).size).toBe(1));
  },
};
export const BarPanel: Story = {
  name: 'Bar, a panel opens and Escape closes it, and the focus returns',
  globals: desktop,
  async play({ canvas, loaded }) {
    const entry = await open(canvas, loaded.market.shop.navigation.menu[0].title);
    lastLink(entry.parentElement!).focus();
    await userEvent.keyboard('{Escape}');
    await expect(entry).toHaveFocus();
    await expect(entry.parentElement).not.toHaveAttribute('open');
    await userEvent.click(entry);
    await expect(isSeen(lastLink(entry.parentElement!))).toBe(true);
  },
};
export const ClosedByPress: Story = {
  name: 'Bar, a press beside the panel closes it',
  globals: desktop,
  async play({ canvas, loaded }) {
    // One mouse, which leaves the entry: what rests there would open it again.
    const mouse = userEvent.setup();
    const entry = await open(canvas, loaded.market.shop.navigation.menu[0].title, mouse);
    await mouse.click(document.body);
    await expect(entry.parentElement).not.toHaveAttribute('open');
  },
};
export const BarHover: Story = {
  name: 'Bar, a panel opens under a resting mouse, a press keeps it, and otherwise it closes when the mouse has left',
  globals: desktop,
  async play({ canvas, loaded }) {
    const [first, second] = loaded.market.shop.navigation.menu.map(({ title }: { title: string }) => canvas.queryByText(title, { selector: 'summary' })!) as HTMLElement[];
    const mouse = userEvent.setup();
    await mouse.hover(first!);
    // What listens is loaded first.
    await waitFor(() => expect(first!.parentElement).toHaveAttribute('open'), { timeout: 5_000 });
    await mouse.hover(second!);
    await waitFor(() => expect(second!.parentElement).toHaveAttribute('open'));
    await expect(first!.parentElement).not.toHaveAttribute('open');
    await mouse.unhover(second!);
    await waitFor(() => expect(second!.parentElement).not.toHaveAttribute('open'));
    await mouse.hover(second!);
    await waitFor(() => expect(second!.parentElement).toHaveAttribute('open'));
    await mouse.click(second!);
    await expect(second!.parentElement).toHaveAttribute('open');
    await mouse.click(second!);
    await expect(second!.parentElement).not.toHaveAttribute('open');
  },
};
export const BarDismissed: Story = {
  name: 'Bar, after Escape nothing opens under a mouse that rests there until it is pressed',
  globals: desktop,
  async play({ canvas, loaded }) {
    const [first, second] = loaded.market.shop.navigation.menu.map(({ title }: { title: string }) => canvas.queryByText(title, { selector: 'summary' })!) as HTMLElement[];
    const mouse = userEvent.setup();
    await mouse.hover(first!);
    await waitFor(() => expect(first!.parentElement).toHaveAttribute('open'), { timeout: 5_000 });
    await mouse.hover(second!);
    await mouse.keyboard('{Escape}');
    // Longer than a mouse has to rest.
    await new Promise((later) => setTimeout(later, 200));
    await expect(second!.parentElement).not.toHaveAttribute('open');
    await mouse.click(first!);
    await expect(first!.parentElement).toHaveAttribute('open');
  },
};
export const BarFocus: Story = {
  name: 'Bar, a panel closes when the focus goes elsewhere',
  globals: desktop,
  async play({ canvas, loaded }) {
    const entry = await open(canvas, loaded.market.shop.navigation.menu[0].title);
    lastLink(entry.parentElement!).focus();
    canvas.getAllByRole('link').at(-1)!.focus();
    await expect(entry.parentElement).not.toHaveAttribute('open');
  },
};
/** What an editor has hidden is not there. */
export const Hidden: Story = {
  globals: desktop,
  decorators: [withNavigation({ menu: [{ id: 'seen', title: 'Seen', link: { title: 'Seen', url: '/seen' }, sections: [] }, { id: 'hidden', title: 'Hidden', isHidden: true, sections: [] }] })],
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Seen' })).toHaveAttribute('href', expect.stringMatching(/\/seen$/));
    await expect(canvas.queryByText('Hidden')).not.toBeInTheDocument();
  },
};
export const LongText: Story = {
  globals: phone,
  decorators: [
    withNavigation({
      menu: [
        { id: 'long', title: 'Übergangsjackenneuerscheinungen', sections: [{ title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützen', column: -1, links: [{ title: 'Baumwollmischgewebeschlaghosenjeans in Nachtschattengewächsdunkelblau', url: '/long' }] }] },
        { id: 'longer', title: 'Geschenkkartenguthabenabfragemöglichkeiten', link: { title: 'Geschenkkarten', url: '/gift-cards' }, sections: [] },
      ],
    }),
  ],
  async play({ canvas, loaded }) {
    await open(canvas, loaded.market.shop.translations['shell.menu']);
    await open(canvas, 'Übergangsjackenneuerscheinungen');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
