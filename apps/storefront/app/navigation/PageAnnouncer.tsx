import { useTranslate } from '@selvedge/market';
import { VisuallyHidden } from '@selvedge/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After a navigation: moves the focus to the new page and says its title. Whoever types already is left in peace: a page may move on to its own address. */
export function PageAnnouncer() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const content = document.getElementById('content');
    if (!content?.querySelector('input:focus, textarea:focus, select:focus')) content?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname]);

  return (
    <VisuallyHidden as="p" role="status">
      {title && t('shell.page_changed', { title })}
    </VisuallyHidden>
  );
}
