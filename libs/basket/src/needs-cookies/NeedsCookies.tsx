import { useTranslate } from '@selvedge/market';
import { Button, Notice } from '@selvedge/ui';

/** Stands where the basket would, in a browser that keeps no cookies. */
export function NeedsCookies() {
  const t = useTranslate();
  return (
    <Notice
      kind="error"
      title={t('basket.needs_cookies')}
      action={<Button look="secondary" onClick={() => location.reload()}>{t('feedback.try_again')}</Button>}
    >
      {t('feedback.needs_cookies')}
    </Notice>
  );
}
