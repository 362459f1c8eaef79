import type { Problem } from '@selvedge/api-order';
import { ApiError } from '@selvedge/api-runtime';
import { showToast } from '@selvedge/ui';
import type { FieldErrors } from 'react-hook-form';

export interface Fault {
  /** Path in the form: `shippingAddress.city`. */
  field: string;
  message: string;
}

/** The id of a field's control. */
export const fieldId = (field: string): string => field.replaceAll('.', '-');

/** Every error of a form, in the form's order. */
export function faultsOf(errors: FieldErrors, path = ''): Fault[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (!error) return [];
    const field = path + name;
    return typeof error.message === 'string' ? [{ field, message: error.message }] : faultsOf(error as FieldErrors, `${field}.`);
  });
}

/**
 * Says that something failed which belongs to no field; a basket that is gone is said by the basket itself.
 * @param otherwise said where the server's own words are not meant for shoppers
 */
export function sayFailed(error: unknown, otherwise: string, prefersServer = false): void {
  const { status, result } = error instanceof ApiError ? error : { status: 0, result: undefined };
  if (status === 404) return;
  const words = status === 409 || prefersServer ? (result as Problem | undefined)?.message : undefined;
  showToast({ kind: 'danger', text: words ?? otherwise, immediate: true });
}
