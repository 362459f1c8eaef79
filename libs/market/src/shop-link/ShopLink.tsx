import { use, type ComponentProps } from 'react';
import { useLinkClickHandler } from 'react-router';
import { useMarketHref } from '../shop.context.tsx';
import { PrefetchContext } from './prefetch.context.ts';

export interface ShopLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path below the market, or another address: http, https, mailto, tel (CMS-217). */
  to: string;
  newTab?: boolean;
  /** Keeps the place on the page, for links that change only what is listed. */
  keepScroll?: boolean;
}

const safe = /^(?:https?:|mailto:|tel:|\/|#|\?)/i;

/** A link of the shop: within the market without a new document, and ready before it is followed. */
export function ShopLink({ to, newTab = false, keepScroll = false, children, ...rest }: ShopLinkProps) {
  const toHref = useMarketHref();
  const href = toHref(to);
  if (!safe.test(to)) return <span {...(rest as ComponentProps<'span'>)}>{children}</span>;
  const inside = href.startsWith('/') && !href.startsWith('//');
  if (!inside || newTab) {
    return (
      <a {...rest} href={href} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}>
        {children}
      </a>
    );
  }
  return (
    <InnerLink {...rest} href={href} keepScroll={keepScroll}>
      {children}
    </InnerLink>
  );
}

/** The router's own Link brings 3 kB gzip of what only its framework mode uses; its click handler is what we need of it. */
function InnerLink({ href, keepScroll, ...rest }: ComponentProps<'a'> & { href: string; keepScroll: boolean }) {
  const prefetch = use(PrefetchContext);
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { state: keepScroll ? { keepScroll: true } : undefined });
  const getReady = () => prefetch(href);
  return <a {...rest} href={href} onClick={follow} onPointerEnter={getReady} onFocus={getReady} onTouchStart={getReady} />;
}
