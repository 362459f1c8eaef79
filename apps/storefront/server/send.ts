import type { Send } from '@selvedge/api-runtime';
import { Agent, request, type Dispatcher } from 'undici';

const agent = new Agent({ connections: 128, keepAliveTimeout: 4_000 });

/** Sends to the API without the streams of `fetch`, which cost a page half a millisecond of CPU; follows no redirect. */
export const send: Send = async (url, { method, headers, body, signal }) => {
  const answer = await request(url, {
    dispatcher: agent,
    method: method as Dispatcher.HttpMethod,
    headers: headers as Record<string, string>,
    body: body as string | undefined,
    signal,
  });
  return {
    status: answer.statusCode,
    headers: Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
    text: () => answer.body.text(),
  };
};
