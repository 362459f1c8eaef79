const paths = {
  close: 'M5 5l14 14M19 5L5 19',
  next: 'M9 5l7 7-7 7',
  previous: 'M15 5l-7 7 7 7',
  filter: 'M4 7h16M7 12h10M10 17h4',
  delivery: 'M3 7h11v9H3zM14 10h4l3 3v3h-7zM7 19a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM17 19a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z',
  returns: 'M9 14l-4-4 4-4M5 10h10a4 4 0 0 1 0 8h-3',
  payment: 'M3 6h18v12H3zM3 10h18M7 15h4',
  repair: 'M6 20L17 9M14 4a4 4 0 0 0 6 6l-3 3-6-6zM5 17l2 2',
} as const;

export type IconName = keyof typeof paths;

/** A line drawing of 24 by 24 that wears the text's colour. Says nothing: put words beside it. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="square" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
