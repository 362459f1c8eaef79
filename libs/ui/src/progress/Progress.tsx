import { useId, type ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import styles from './Progress.module.css';

export interface ProgressProps {
  /** Says how far it is, in words; the bar is named by them. */
  words: ReactNode;
  /** From 0 to `max`; without it nobody knows how long it takes. */
  value?: number;
  max?: number;
  /** What one gets at the end of the bar, for example a delivery: a goal to reach, whose words are announced when they change. */
  goal?: IconName;
}

/** A bar with words. */
export function Progress({ words, value, max = 1, goal }: ProgressProps) {
  const id = useId();
  const isReached = value !== undefined && value >= max;
  return (
    <div className={styles.progress} data-reached={isReached || undefined}>
      <p id={id} role={goal && 'status'} className={styles.words}>{words}</p>
      <div className={styles.line}>
        <progress aria-labelledby={id} className={styles.bar} value={value === undefined ? undefined : Math.min(Math.max(value, 0), max)} max={max} />
        {goal && <span className={styles.goal}><Icon name={isReached ? 'check' : goal} size={16} /></span>}
      </div>
    </div>
  );
}
