export { ordersQueries } from './orders.queries.ts';
export { Receipt, type ReceiptProps } from './receipt/Receipt.tsx';
