import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tooltip as Base } from '@base-ui/react/tooltip';
import { use, type ReactElement } from 'react';
import { ModalContext } from '../dialog/modal.context.ts';
import { useTextDirection } from '../text-direction/text-direction.ts';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  /** What the button is called, for everyone: read out always, seen at hover and focus. Nothing that one must know. */
  words: string;
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end';
  /** A button or link that shows only an icon. */
  children: ReactElement<{ 'aria-label'?: string }>;
}

/** Shows the name of a button that is only an icon. Escape hides it, and the pointer may move onto it. */
export function Tooltip({ words, side = 'top', children }: TooltipProps) {
  const dialog = use(ModalContext);
  return (
    <DirectionProvider direction={useTextDirection()}>
      <Base.Root>
        <Base.Trigger render={children} aria-label={words} />
        <Base.Portal container={dialog}>
          <Base.Positioner side={side} sideOffset={6} positionMethod="fixed" className={styles.place}>
            <Base.Popup className={styles.tooltip}>{words}</Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </DirectionProvider>
  );
}
