export { AddToBasket, type AddToBasketProps } from './add-to-basket/AddToBasket.tsx';
export { BasketButton } from './basket-button/BasketButton.tsx';
export { BasketLines, type BasketLinesProps } from './basket-lines/BasketLines.tsx';
export { BasketSummary } from './basket-summary/BasketSummary.tsx';
export { BasketView } from './basket-view/BasketView.tsx';
export { rememberBasket, useBasketId } from './basket.cookie.ts';
export { basketQueries, forgetBasket } from './basket.queries.ts';
export { useBasket, type CurrentBasket } from './basket.state.ts';
export { productIdOf } from './lines.rules.ts';
