export { contrast } from './contrast.ts';

/**
 * The house's design tokens, once: `npm run generate` writes them into `tokens.css`.
 * Colours of words and grounds come in pairs (`ink` on `paper`, `on-action` on `action`), which `tokens.test.ts` holds to WCAG AA.
 */
export const tokens = {
  '--color-ink': '#111317',
  '--color-paper': '#ffffff',
  '--color-ground': '#f2f1ee',
  /* What products are photographed on, in every brand: stands where a picture will be. */
  '--color-backdrop': '#eceae4',
  '--color-muted': '#5f6368',
  '--color-line': '#d9d8d4',
  '--color-sale': '#d0021b',
  '--color-error': '#b00217',
  '--color-focus': '#1a56db',
  /* The brand's one colour: a thread, a mark, never a ground for long text. */
  '--color-accent': '#d0021b',
  /* What one presses to go on. */
  '--color-action': 'var(--color-ink)',
  '--color-on-action': 'var(--color-paper)',
  /* The rim of a swatch, seen on its own colour and on paper. */
  '--color-rim': 'color-mix(in srgb, var(--color-ink) 24%, transparent)',
  '--color-veil': 'rgb(17 19 23 / 0.4)',

  '--font-text': "'Inter Tight', 'Inter Tight Rest', 'Inter Tight Arial', 'Inter Tight Roboto', 'Helvetica Neue', arial, sans-serif",
  '--font-display': 'var(--font-text)',
  '--font-campaign': "'EB Garamond', 'EB Garamond Rest', 'EB Garamond Times', georgia, serif",

  /* A campaign's line below its headline. */
  '--style-campaign': 'italic',

  '--text-xs': '0.75rem',
  '--text-s': '0.875rem',
  '--text-m': '1rem',
  '--text-l': '1.25rem',
  '--text-xl': 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)',
  '--text-2xl': 'clamp(1.75rem, 1.4rem + 1.8vw, 2.75rem)',
  '--text-3xl': 'clamp(2.5rem, 1.6rem + 4.5vw, 5.5rem)',

  '--text-campaign': 'clamp(1.375rem, 1.2rem + 0.9vw, 1.875rem)',

  '--weight-text': '400',
  '--weight-strong': '600',
  '--weight-headline': '600',
  '--weight-display': '600',

  '--leading-text': '1.5',
  '--leading-headline': '1.1',
  '--leading-display': '0.98',

  '--tracking-text': '0.01em',
  '--tracking-headline': '-0.015em',
  '--tracking-display': '-0.03em',
  '--case-headline': 'none',
  /* The longest line that is read with ease. */
  '--measure': '38rem',

  '--space-1': '0.125rem',
  '--space-2': '0.25rem',
  '--space-3': '0.5rem',
  '--space-4': '0.75rem',
  '--space-5': '1rem',
  '--space-6': '1.5rem',
  '--space-7': '2.5rem',
  '--space-8': '4rem',
  '--space-9': '6rem',

  '--page-gutter': 'clamp(min(1rem, 5vw), 3vw, 3rem)',
  '--page-width': '120rem',
  /* The smallest side of what a thumb has to hit. */
  '--target': '44px',

  '--hairline': '1px solid var(--color-line)',

  '--duration-fast': '100ms',
  '--duration-normal': '250ms',
  '--duration-slow': '500ms',
  /* What comes slows down as it arrives; what goes has no time to lose. */
  '--ease-in': 'cubic-bezier(0.2, 0, 0, 1)',
  '--ease-out': 'cubic-bezier(0.4, 0, 1, 1)',

  '--layer-sticky': '10',
  '--layer-header': '20',
  '--layer-flyout': '30',
  '--layer-toast': '40',
} satisfies Record<`--${string}`, string>;

export type Token = keyof typeof tokens;
export type TokenValues = Partial<Record<Token, string>>;

export interface BrandLook {
  /** What the browser's own controls wear. */
  scheme: 'light' | 'dark';
  /** What differs from the house. */
  tokens: TokenValues;
}

export type Brand = 'selvedge' | 'nord' | 'kiosk';

export const brands: Record<Brand, BrandLook> = {
  /** Denim and essentials: ink, paper, one red thread. It is the house itself. */
  selvedge: { scheme: 'light', tokens: {} },

  /** Tailoring and knits: warm greys, light headlines, more air. */
  nord: {
    scheme: 'light',
    tokens: {
      '--color-ink': '#2b2724',
      '--color-paper': '#faf8f5',
      '--color-ground': '#efebe4',
      '--color-muted': '#6b635b',
      '--color-line': '#dbd4ca',
      '--color-sale': '#a3262a',
      '--color-error': '#a3142a',
      '--color-focus': '#2f5d8a',
      '--color-accent': '#7d5539',
      '--color-veil': 'rgb(43 39 36 / 0.35)',

      '--text-3xl': 'clamp(2.25rem, 1.5rem + 3.6vw, 4.75rem)',
      '--weight-strong': '500',
      '--weight-headline': '400',
      '--weight-display': '300',
      '--leading-headline': '1.2',
      '--leading-display': '1.06',
      '--tracking-headline': '-0.01em',
      '--tracking-display': '-0.025em',

      '--space-6': '1.75rem',
      '--space-7': '3rem',
      '--space-8': '5rem',
      '--space-9': '8rem',
      '--page-gutter': 'clamp(min(1.25rem, 6.25vw), 4vw, 5rem)',
    },
  },

  /** Street: black ground, acid accent, heavy capitals. */
  kiosk: {
    scheme: 'dark',
    tokens: {
      '--color-ink': '#f4f4f0',
      '--color-paper': '#0c0c0d',
      '--color-ground': '#1c1c1e',
      '--color-muted': '#a6a6a2',
      '--color-line': '#3d3d40',
      '--color-sale': '#d6ff3f',
      '--color-error': '#ff8f85',
      '--color-focus': '#d6ff3f',
      '--color-accent': '#d6ff3f',
      '--color-action': '#d6ff3f',
      '--color-on-action': '#0c0c0d',
      '--color-veil': 'rgb(0 0 0 / 0.65)',

      '--font-campaign': 'var(--font-text)',
      '--style-campaign': 'normal',
      '--text-3xl': 'clamp(3rem, 1rem + 10vw, 8rem)',
      '--text-campaign': 'var(--text-l)',
      '--weight-strong': '700',
      '--weight-headline': '800',
      '--weight-display': '900',
      '--leading-headline': '1.05',
      '--leading-display': '0.88',
      '--tracking-headline': '-0.02em',
      '--tracking-display': '-0.025em',
      '--case-headline': 'uppercase',
    },
  },
};

/** What a script needs otherwise, whatever the brand: Arabic letters are joined, stand taller and know no capitals. */
export const scripts: Record<string, TokenValues> = {
  ar: {
    '--font-text': "'Inter Tight', Vazirmatn, 'Inter Tight Rest', 'Inter Tight Arial', 'Inter Tight Roboto', 'Noto Sans Arabic', arial, sans-serif",
    '--font-display': 'var(--font-text)',
    '--font-campaign': 'var(--font-text)',
    '--style-campaign': 'normal',
    '--text-campaign': 'var(--text-l)',
    '--leading-text': '1.7',
    '--leading-headline': '1.35',
    '--leading-display': '1.25',
    '--tracking-text': '0',
    '--tracking-headline': '0',
    '--tracking-display': '0',
  },
};

/** What a token is in a brand, with the tokens it names put in their place. */
export function tokenIn(brand: Brand, token: Token): string {
  const value = brands[brand].tokens[token] ?? tokens[token];
  return value.replace(/var\((--[a-z0-9-]+)\)/g, (_, other: string) => tokenIn(brand, other as Token));
}
