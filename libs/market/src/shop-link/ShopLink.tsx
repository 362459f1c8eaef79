import type { ComponentProps } from 'react';
import { useMarketHref } from '../shop.context.tsx';

export interface ShopLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path below the market, or another address: http, https, mailto, tel (CMS-217). */
  to: string;
  newTab?: boolean;
  /** Keeps the place on the page, for links that change only what is listed. */
  keepScroll?: boolean;
}

const safe = /^(?:https?:|mailto:|tel:|\/|#|\?)/i;

/** A link of the shop: a plain one, which the storefront follows without a new document where it can. */
export function ShopLink({ to, newTab = false, keepScroll = false, children, ...rest }: ShopLinkProps) {
  const toHref = useMarketHref();
  if (!safe.test(to)) return <span {...(rest as ComponentProps<'span'>)}>{children}</span>;
  return (
    <a {...rest} href={toHref(to)} data-keep-scroll={keepScroll || undefined} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}>
      {children}
    </a>
  );
}
