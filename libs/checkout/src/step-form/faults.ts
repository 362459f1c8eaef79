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
