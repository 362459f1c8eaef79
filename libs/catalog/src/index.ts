export { catalogQueries, type ListingResult, type ProductView } from './catalog.queries.ts';
export { listingParams, listingSearch, type ListingParams } from './listing.params.ts';
export { Listing, type ListingProps } from './listing/Listing.tsx';
export { ProductCard, type ProductCardProps } from './product-card/ProductCard.tsx';
export type { ProductChoice } from './product/ProductBuy.tsx';
export { ProductDetail, type ProductDetailProps } from './product/ProductDetail.tsx';
export { ProductSet, type ProductSetProps } from './product-set/ProductSet.tsx';
export { productStructuredData } from './product/product.structured-data.ts';
export type { ProductTile } from './product-tile.ts';
