import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

/** Keeps what is typed. */
function Typed({ term: first, ...props }: SearchFieldProps) {
  const [term, setTerm] = useState(first);
  return <SearchField {...props} term={term} onChange={setTerm} />;
}

const meta = { title: 'catalog/SearchField', component: SearchField, args: { term: 'wool coat', onChange: () => {} }, render: (args) => <Typed {...args} /> } satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { play: async ({ canvas }) => expect(canvas.getByRole('searchbox')).toHaveAttribute('enterkeyhint', 'search') };
export const Empty: Story = { args: { term: '' } };
export const Emptied: Story = {
  name: 'Emptied by its button, which leaves the focus in the field',
  async play({ canvas }) {
    const [clear] = canvas.getAllByRole('button');
    await userEvent.click(clear!);
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
export const Searched: Story = {
  name: 'Searched by Enter, the term is remembered (CAT-184)',
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole('searchbox'), ' long{Enter}');
    await expect(localStorage.getItem('searchHistory')).toBe('["wool coat long"]');
  },
};
const standing = (field: HTMLElement) => {
  const { direction, textAlign } = getComputedStyle(field);
  return { direction, textAlign };
};
const pageBegins = () => (document.documentElement.dir === 'rtl' ? 'right' : 'left');
export const OtherDirection: Story = {
  name: 'A term runs as its own script does, from where the lines of the page begin: Arabic',
  args: { term: 'معطف صوف، مقاس M' },
  play: async ({ canvas }) => expect(standing(canvas.getByRole('searchbox'))).toEqual({ direction: 'rtl', textAlign: pageBegins() }),
};
export const LatinTerm: Story = {
  name: 'A term runs as its own script does, from where the lines of the page begin: Latin',
  play: async ({ canvas }) => expect(standing(canvas.getByRole('searchbox'))).toEqual({ direction: 'ltr', textAlign: pageBegins() }),
};
export const LongText: Story = { args: { term: 'Damenstrickjackenübergangslösungen mit Stehbündchenkragen 👖👕🧥 und Perlmuttdruckknopfleiste' } };
