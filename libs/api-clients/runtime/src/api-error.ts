export const UNEXPECTED = 'An unexpected server error occurred.';

const REASONS: Record<number, string> = {
  204: 'No Content',
  302: 'Found',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
};

/** The text of an error status: its reason when the contract names the status, else one text for all (PLT-060…066). */
export const errorMessage = (status: number, named: readonly number[]) =>
  (named.includes(status) && REASONS[status]) || UNEXPECTED;

/** What every failed call throws (PLT-059). `status` is 0 when no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The answer as text. */
  readonly response: string;
  readonly headers: Record<string, string>;
  /** The parsed body, for statuses that the contract names. */
  readonly result: unknown;

  constructor(message: string, answer: { status: number; response?: string; headers?: Record<string, string>; result?: unknown; cause?: unknown }) {
    super(message, { cause: answer.cause });
    this.status = answer.status;
    this.response = answer.response ?? '';
    this.headers = answer.headers ?? {};
    this.result = answer.result;
  }
}
