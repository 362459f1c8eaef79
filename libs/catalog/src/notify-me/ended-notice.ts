import { useOpenFlyout } from '@selvedge/market';
import { useEffect } from 'react';

/**
 * Says that mails about a product have ended, when the address of its page says so: `?notify=ended`, where the link of a mail leads
 * once it is dealt with (STO-034); with `&token=` it is dealt with here. The keys leave the address, so that a reload is quiet.
 */
export function useEndedNotice(product: { id: string; name: string } | undefined): void {
  const open = useOpenFlyout('notifyMe');
  useEffect(() => {
    // Once the page stands still: what opens while it is put together is closed again.
    if (!product) return;
    const timer = setTimeout(() => {
      const keys = new URLSearchParams(location.search);
      if (keys.get('notify') !== 'ended') return;
      const token = keys.get('token') ?? undefined;
      keys.delete('notify');
      keys.delete('token');
      history.replaceState(history.state, '', location.pathname + (keys.size > 0 ? `?${keys.toString()}` : ''));
      open({ kind: 'ended', productId: product.id, name: product.name, token });
    });
    return () => clearTimeout(timer);
    // The address is read once for a product.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [product?.id]);
}
