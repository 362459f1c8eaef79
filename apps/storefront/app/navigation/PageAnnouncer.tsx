import { useTranslate } from '@selvedge/market';
import { VisuallyHidden } from '@selvedge/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After a navigation: moves the focus to the new page and says its title; the next page of a listing is one too, a filter that keeps its place is none. Whoever types already is left in peace: a page may move on to its own address. */
export function PageAnnouncer() {
  const t = useTranslate();
  const { pathname, search, state } = useLocation() as ReturnType<typeof useLocation> & { state: { keepScroll?: boolean } | null };
  const before = useRef({ pathname, search });
  const [title, setTitle] = useState('');

  useEffect(() => {
    const { pathname: path, search: query } = before.current;
    before.current = { pathname, search };
    if (path === pathname && (query === search || state?.keepScroll)) return;
    const content = document.getElementById('content');
    if (!content?.querySelector('input:focus, textarea:focus, select:focus')) content?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname, search, state]);

  return (
    <VisuallyHidden as="p" role="status">
      {title && t('shell.page_changed', { title })}
    </VisuallyHidden>
  );
}
