import { defineWidget } from '@selvedge/cms-widgets';
import { object, string } from 'valibot';
import { ConfirmNotification } from './ConfirmNotification.tsx';

export const widget = defineWidget({
  alias: 'confirmNotificationWidget',
  settings: object({ text: string(), button: string(), confirmed: string(), failed: string() }),
  Component: ConfirmNotification,
});
