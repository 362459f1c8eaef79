import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Menu as Base } from '@base-ui/react/menu';
import { use, type ReactElement, type ReactNode } from 'react';
import { ModalContext } from '../dialog/modal.context.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { useTextDirection } from '../text-direction/text-direction.ts';
import styles from './Menu.module.css';

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Which edge of the button it keeps to. */
  align?: 'start' | 'end';
  /** Items and links. */
  children: ReactNode;
}

/** What can be done with a thing, behind one button. Needs JavaScript: what must be reachable without stands on the page. */
export function Menu({ trigger, align = 'start', children }: MenuProps) {
  const dialog = use(ModalContext);
  return (
    <DirectionProvider direction={useTextDirection()}>
      <Base.Root modal={false}>
        <Base.Trigger render={trigger} />
        <Base.Portal container={dialog}>
          <Base.Positioner align={align} sideOffset={4} positionMethod="fixed" className={styles.place}>
            <Base.Popup className={styles.menu}>{children}</Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </DirectionProvider>
  );
}

export interface MenuItemProps {
  onPress: () => void;
  icon?: IconName;
  disabled?: boolean;
  children: ReactNode;
}

/** Something to do. */
export function MenuItem({ onPress, icon, disabled, children }: MenuItemProps) {
  return (
    <Base.Item onClick={onPress} disabled={disabled} className={styles.item}>
      {icon && <Icon name={icon} />}
      <span className={styles.words}>{children}</span>
    </Base.Item>
  );
}

export interface MenuLinkProps {
  href: string;
  icon?: IconName;
  children: ReactNode;
}

/** Somewhere to go. */
export function MenuLink({ href, icon, children }: MenuLinkProps) {
  return (
    <Base.LinkItem href={href} closeOnClick className={styles.item}>
      {icon && <Icon name={icon} />}
      <span className={styles.words}>{children}</span>
    </Base.LinkItem>
  );
}
