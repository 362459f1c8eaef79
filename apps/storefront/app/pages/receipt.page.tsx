import { forgetBasket, useBasketId } from '@selvedge/basket';
import { forgetDrafts } from '@selvedge/checkout';
import { lastPurchase, Receipt, rememberPurchase } from '@selvedge/orders';
import { useIsBrowser } from '@selvedge/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { definePage } from '../define-page.ts';

export const page = definePage({
  Component: function ReceiptPage() {
    // The server renders the page for everybody, without anybody's order.
    const isBrowser = useIsBrowser();
    const { search } = useLocation();
    if (!isBrowser) return <Receipt orderId={undefined} />;
    return <OwnReceipt orderId={new URLSearchParams(search).get('orderid')} />;
  },
});

function OwnReceipt({ orderId }: { orderId: string | null }) {
  const queryClient = useQueryClient();
  const current = useBasketId();
  // What was bought is the basket of now, until it is forgotten; after a reload the one that was remembered.
  const [basketId, setBasketId] = useState(current ?? lastPurchase());
  return (
    <Receipt
      orderId={orderId}
      basketId={basketId}
      onLoaded={(order) => {
        // An old receipt opened again: not the basket of now is its proof.
        if (order.isMasked) return setBasketId(lastPurchase());
        if (!basketId || basketId !== current) return;
        rememberPurchase(basketId);
        forgetBasket(queryClient);
        forgetDrafts();
      }}
    />
  );
}
