import 'server-only';

const timeoutMs = 8_000;

/** Posts to a company's API. @throws if it does not answer in eight seconds */
export function post(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
}
