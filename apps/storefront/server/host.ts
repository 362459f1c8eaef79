import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Host name of a request without its port, in lower case. Only the `Host` header counts: a browser or a proxy may send any other. */
export const hostOf = ({ host = '' }: IncomingHttpHeaders): string => host.toLowerCase().replace(/:\d{1,5}$/, '');

/** Whether a request names its host more than once; Node keeps the first and drops the others. */
export const hasSeveralHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length > 1;
