import { useEffect, useState, type ReactNode } from 'react';
import { countdownUnits, timeLeft, type CountdownUnit } from './countdown.rules.ts';
import styles from './Countdown.module.css';

export interface CountdownProps {
  /** Says what it counts down to. */
  label: string;
  /** In ms since 1970, as all times here. */
  until: number;
  /** When the page was made: what is shown until the browser's own clock takes over. */
  now: number;
  /** What stands below the numbers. */
  unitWords: Record<CountdownUnit, string>;
  /** Writes a number, in the numerals of the language; two digits unless told otherwise. */
  number?: (value: number) => string;
  /** Tells the time, at once and then every second, until what it returns is called. */
  clock?: (tell: (now: number) => void) => () => void;
  /** Takes its place when the time has come; without it the numbers stay at zero. */
  finished?: ReactNode;
}

/** Days, hours, minutes and seconds until a time. It can be read at any moment, and does not speak up every second. */
export function Countdown({ label, until, now: made, unitWords, number = twoDigits, clock = everySecond, finished }: CountdownProps): ReactNode {
  const [now, setNow] = useState(made);
  const isFinished = now >= until;

  useEffect(() => {
    if (!isFinished) return clock(setNow);
  }, [clock, isFinished]);

  if (isFinished && finished) return finished;
  const left = timeLeft(until, now);
  return (
    <div role="timer" aria-label={label} className={styles.countdown}>
      {countdownUnits.map((unit) => (
        <span key={unit} className={styles.unit}>
          <span className={styles.number}>{number(left[unit])}</span> <span className={styles.word}>{unitWords[unit]}</span>
        </span>
      ))}
    </div>
  );
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The browser's clock, told shortly after each full second. */
function everySecond(tell: (now: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    const now = Date.now();
    tell(now);
    timer = setTimeout(tick, 1_000 - (now % 1_000));
  };
  tick();
  return () => clearTimeout(timer);
}
