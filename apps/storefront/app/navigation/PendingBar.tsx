import { use, useSyncExternalStore } from 'react';
import { PageStoreContext } from './navigation.context.ts';
import styles from './PendingBar.module.css';

const never = () => () => {};

/** A thin line at the top while the next page is on its way; the old page stays until then. */
export function PendingBar() {
  const store = use(PageStoreContext);
  const pending = useSyncExternalStore(store?.subscribe ?? never, store?.isPending ?? (() => false), () => false);
  return <div className={styles.bar} data-pending={pending} aria-hidden="true" />;
}
