const paths = {
  close: 'M5 5l14 14M19 5L5 19',
  next: 'M9 5l7 7-7 7',
  previous: 'M15 5l-7 7 7 7',
  down: 'M5 9l7 7 7-7',
  filter: 'M4 7h16M7 12h10M10 17h4',
  delivery: 'M3 7h11v9H3zM14 10h4l3 3v3h-7zM7 19a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM17 19a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z',
  returns: 'M9 14l-4-4 4-4M5 10h10a4 4 0 0 1 0 8h-3',
  payment: 'M3 6h18v12H3zM3 10h18M7 15h4',
  repair: 'M6 20L17 9M14 4a4 4 0 0 0 6 6l-3 3-6-6zM5 17l2 2',
  basket: 'M5 8h14l-1 12H6zM9 10V7a3 3 0 0 1 6 0v3',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5',
  check: 'M5 13l4 4L19 7',
  card: 'M3 6h18v12H3zM3 10h18M7 15h4',
  lock: 'M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3',
  info: 'M12 11v6M12 7v.5M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  warning: 'M12 4l9.5 16h-19zM12 10v5M12 17v.5',
} as const;

export type IconName = keyof typeof paths;
export const iconNames = Object.keys(paths) as IconName[];

/** A line drawing of 24 by 24 that wears the text's colour. Says nothing: put words beside it. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="square" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
