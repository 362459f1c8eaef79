import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'ui/Pagination',
  component: Pagination,
  args: { label: 'Pages', current: 4, last: 9, pageLabel: (page) => `Page ${page}`, previousLabel: 'Previous', nextLabel: 'Next', link: (page, attributes) => <a href={`#page-${page}`} {...attributes} /> },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

const pagesInView = (list: HTMLElement) => [...list.querySelectorAll('li')].filter((item) => getComputedStyle(item).display !== 'none' && /[\d…]/.test(item.textContent)).map((item) => item.textContent);

export const Middle: Story = {
  async play({ canvas }) {
    await expect(canvas.getByLabelText('Page 4')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '#page-3');
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page-5');
  },
};
export const First: Story = { args: { current: 1 }, play: async ({ canvas }) => expect(canvas.queryByRole('link', { name: 'Previous' })).toBeNull() };
export const Last: Story = { args: { current: 9 }, play: async ({ canvas }) => expect(canvas.queryByRole('link', { name: 'Next' })).toBeNull() };
export const OnePage: Story = { args: { current: 1, last: 1 }, play: async ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull() };
export const Many: Story = { args: { current: 120, last: 240 } };
/** What can be seen stands in one line, also on a phone. */
const expectOneLine = (list: HTMLElement) => expect(new Set([...list.querySelectorAll('a, [aria-current]')].map((page) => Math.round(page.getBoundingClientRect().bottom)).filter((bottom) => bottom > 0)).size).toBe(1);

const neighbours = (width: string, expected: string[]): Story => ({
  args: { current: 50, last: 99 },
  globals: { viewport: { value: width } },
  async play({ canvas }) {
    await expect(pagesInView(canvas.getByRole('list'))).toEqual(expected);
    await expectOneLine(canvas.getByRole('list'));
  },
});
export const Phone: Story = { ...neighbours('phone', ['1', '…', '49', '50', '51', '…', '99']), name: 'Phone, one neighbour on either side (CAT-155)' };
export const PhoneTurned: Story = { ...neighbours('phoneTurned', ['1', '…', '49', '50', '51', '…', '99']), name: 'Phone turned, one as well (CAT-155, CAT-160)' };
export const Narrow: Story = { ...neighbours('narrow', ['1', '…', '49', '50', '51', '…', '99']), name: 'Narrow, still in one line' };
export const Tablet: Story = { ...neighbours('tablet', ['1', '…', '48', '49', '50', '51', '52', '…', '99']), name: 'Tablet, two on either side (CAT-156)' };
export const Laptop: Story = { ...neighbours('smallLaptop', ['1', '…', '47', '48', '49', '50', '51', '52', '53', '…', '99']), name: 'Laptop, three on either side (CAT-157)' };
export const Wide: Story = { ...neighbours('desktop', ['1', '…', '45', '46', '47', '48', '49', '50', '51', '52', '53', '54', '55', '…', '99']), name: 'Wide, five on either side (CAT-158)' };
export const NoGap: Story = {
  name: 'Tablet, where nothing is left out nothing says so',
  args: { current: 4, last: 7 },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => expect(pagesInView(canvas.getByRole('list'))).toEqual(['1', '2', '3', '4', '5', '6', '7']),
};
export const LongText: Story = { args: { previousLabel: 'Vorhergehende Ergebnisseite', nextLabel: 'Nachfolgende Ergebnisseite' } };
export const Arabic: Story = { globals: { language: 'ar' }, args: { label: 'الصفحات', pageLabel: (page) => `الصفحة ${page}`, previousLabel: 'السابق', nextLabel: 'التالي' } };
