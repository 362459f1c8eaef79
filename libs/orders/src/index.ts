export { ordersQueries } from './orders.queries.ts';
export { lastPurchase, rememberPurchase } from './purchase.cookie.ts';
export { Receipt, type ReceiptProps } from './receipt/Receipt.tsx';
