import { useTranslate } from '@selvedge/market';
import { Button, Notice } from '@selvedge/ui';

/** Says that a product could not be read, and tries again. */
export function ProductFailed({ retry }: { retry: () => unknown }) {
  const t = useTranslate();
  return (
    <Notice kind="error" action={<Button look="secondary" onClick={() => void retry()}>{t('feedback.try_again')}</Button>}>
      {t('product_page.error')}
    </Notice>
  );
}
