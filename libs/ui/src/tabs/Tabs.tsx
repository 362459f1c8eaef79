import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { useTextDirection } from '../text-direction/text-direction.ts';
import styles from './Tabs.module.css';

export interface TabsProps {
  label: string;
  tabs: readonly { id: string; title: ReactNode; content: ReactNode; disabled?: boolean }[];
  /** The one that is open at first; the first unless told otherwise. */
  initial?: string;
  /** Hears which one is opened. */
  onOpen?: (id: string) => void;
}

/** One of several parts at a time. All are in the page; without JavaScript they stand under each other, each with its heading. */
export function Tabs({ label, tabs, initial = tabs[0]?.id, onOpen }: TabsProps) {
  return (
    <DirectionProvider direction={useTextDirection()}>
      <Base.Root defaultValue={initial} onValueChange={(id) => onOpen?.(id as string)} className={styles.tabs}>
        <Base.List activateOnFocus aria-label={label} className={styles.list}>
          {tabs.map(({ id, title, disabled }) => <Base.Tab key={id} value={id} disabled={disabled} className={styles.tab}>{title}</Base.Tab>)}
        </Base.List>
        {tabs.map(({ id, title, content }) => (
          <Base.Panel key={id} value={id} keepMounted className={styles.panel}>
            <h3 className={styles.heading}>{title}</h3>
            {content}
          </Base.Panel>
        ))}
      </Base.Root>
    </DirectionProvider>
  );
}
