export { Payment, type PaymentProps } from './payment/Payment.tsx';
export { PaymentReturn } from './payment/PaymentReturn.tsx';
