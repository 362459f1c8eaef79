import { getBasketWithSettings } from '@selvedge/api-order';
import { useTranslate } from '@selvedge/market';
import { Button, Notice } from '@selvedge/ui';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';

/** Nobody delivers this basket at the moment; perhaps the next answer knows better. */
export function NoMethods() {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const queryKey = [getBasketWithSettings.id];
  const isAsking = useIsFetching({ queryKey }) > 0;
  return (
    <Notice kind="error" action={<Button look="secondary" busy={isAsking} onClick={() => void queryClient.invalidateQueries({ queryKey })}>{t('feedback.try_again')}</Button>}>
      {t('checkout.no_methods')}
    </Notice>
  );
}
