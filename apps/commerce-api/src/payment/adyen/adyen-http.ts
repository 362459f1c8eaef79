import adyen from '@adyen/api-library';

type ClientInterface = NonNullable<ConstructorParameters<typeof adyen.Client>[1]>;

/** Sends what the provider's library asks for to another origin: its own client knows no other hosts, and https only. */
export const httpClientTo = (origin: string): ClientInterface => ({
  async request(endpoint, json, config, isApiKeyRequired, { method = 'POST', headers = {}, params, idempotencyKey } = {}) {
    if (isApiKeyRequired && !config.apiKey) throw new Error('The provider is called without an API key.');
    const { pathname } = new URL(endpoint);
    const query = params ? `?${new URLSearchParams(params)}` : '';
    const answer = await fetch(origin + pathname + query, {
      method,
      headers: {
        ...(headers as Record<string, string>),
        'content-type': 'application/json',
        'x-api-key': config.apiKey!,
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      },
      ...(method === 'GET' ? {} : { body: json }),
      signal: AbortSignal.timeout(config.connectionTimeoutMillis ?? 10_000),
    });
    const body = await answer.text();
    if (!answer.ok) {
      throw new adyen.HttpClientException({ message: `The provider answered ${answer.status}.`, statusCode: answer.status, responseHeaders: Object.fromEntries(answer.headers), responseBody: body });
    }
    return body;
  },
});
