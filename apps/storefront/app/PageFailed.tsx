import { ShopLink, usePageLink, useTranslate } from '@selvedge/market';
import { Button, Notice } from '@selvedge/ui';
import layouts from './layouts/layouts.module.css';

/** In place of a page that could not be drawn. */
export function PageFailed() {
  const t = useTranslate();
  const home = usePageLink('homePage');
  return (
    <main id="content" tabIndex={-1} className={layouts.failed}>
      <Notice kind="error" action={<Button look="secondary" onClick={() => location.reload()}>{t('feedback.try_again')}</Button>}>{t('feedback.error_generic')}</Notice>
      <ShopLink to={home}>{t('shell.home')}</ShopLink>
    </main>
  );
}
