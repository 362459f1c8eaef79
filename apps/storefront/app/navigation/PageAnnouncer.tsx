import { useTranslate } from '@selvedge/market';
import { VisuallyHidden } from '@selvedge/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After a navigation: moves the focus to the new page and says its title. */
export function PageAnnouncer() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname]);

  return (
    <VisuallyHidden as="p" role="status">
      {title && t('shell.page_changed', { title })}
    </VisuallyHidden>
  );
}
