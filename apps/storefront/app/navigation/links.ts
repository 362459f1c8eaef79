import { useShop } from '@selvedge/market';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { watchIntent } from './intent.ts';
import type { PageStore } from './page-store.ts';

/** Follows the market's links without a new document, and gets their pages ready when somebody is about to follow them. One set of listeners for all links, so that a link costs nothing. */
export function useLinks(store: PageStore): void {
  const navigate = useNavigate();
  const market = `/${useShop().market.id}`;

  useEffect(() => {
    /** The link within this market that an event is about. */
    const linkOf = ({ target }: Event): HTMLAnchorElement | undefined => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.target || link.download || link.origin !== location.origin) return undefined;
      return link.pathname === market || link.pathname.startsWith(`${market}/`) ? link : undefined;
    };
    const isElsewhere = (link: HTMLAnchorElement) => link.pathname !== location.pathname || link.search !== location.search;
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
      // A place on this page is the browser's to find.
      if (link.hash && !isElsewhere(link)) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash, { replace: !isElsewhere(link), state: 'keepScroll' in link.dataset ? { keepScroll: true } : null });
    };
    // A link that opens something over the page leads nowhere.
    const endIntent = watchIntent(linkOf, (link) => isElsewhere(link) && !link.ariaHasPopup && void store.read(link.pathname, link.search));
    document.addEventListener('click', follow);
    return () => {
      endIntent();
      document.removeEventListener('click', follow);
    };
  }, [market, navigate, store]);
}
