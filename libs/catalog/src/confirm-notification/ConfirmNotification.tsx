import { confirmSubscription } from '@selvedge/api-notify-me';
import { apiOf } from '@selvedge/api-runtime';
import { useShop } from '@selvedge/market';
import { Button, FlyoutStack } from '@selvedge/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

export interface ConfirmNotificationProps {
  text: string;
  button: string;
  confirmed: string;
  failed: string;
}

/** The secret of the mail's link. It is in the fragment, so that the page is the same for everybody. */
const tokenIn = (hash: string): string => new URLSearchParams(hash.slice(1)).get('token') ?? '';

/** A button that confirms a notification. Opening the page confirms nothing: mail scanners open links as well. */
export function ConfirmNotification({ text, button, confirmed, failed }: ConfirmNotificationProps) {
  const { market } = useShop();
  const client = useQueryClient();
  const { mutate, isPending, isError, isSuccess } = useMutation({
    // Offline is an answer too: a press must never wait for the network to come back.
    networkMode: 'always',
    mutationKey: [confirmSubscription.id],
    mutationFn: (token: string) => apiOf(client).call(confirmSubscription, { catalog: market.id, body: { token } }),
  });
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isSuccess || isError) outcome.current?.focus();
  }, [isSuccess, isError]);
  return (
    <FlyoutStack>
      {isSuccess || isError ? <p ref={outcome} tabIndex={-1} role={isError ? 'alert' : 'status'}>{isError ? failed : confirmed}</p> : <p>{text}</p>}
      {!isSuccess && <Button busy={isPending} onClick={() => mutate(tokenIn(location.hash))}>{button}</Button>}
    </FlyoutStack>
  );
}
