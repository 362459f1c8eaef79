import { forgetBasket, rememberPurchase, usePurchase } from '@selvedge/basket';
import { forgetDrafts } from '@selvedge/checkout';
import { Receipt } from '@selvedge/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { definePage } from '../define-page.ts';

const never = () => () => {};

export const page = definePage({
  Component: function ReceiptPage() {
    const queryClient = useQueryClient();
    const { search } = useLocation();
    // The server renders the page for everybody, without anybody's order.
    const isBrowser = useSyncExternalStore(never, () => true, () => false);
    const purchase = usePurchase();
    const orderId = new URLSearchParams(search).get('orderid') ?? undefined;
    if (!isBrowser) return <Receipt />;
    return (
      <Receipt
        orderId={orderId}
        basketId={purchase}
        onLoaded={() => {
          rememberPurchase();
          forgetBasket(queryClient);
          forgetDrafts();
        }}
      />
    );
  },
});
