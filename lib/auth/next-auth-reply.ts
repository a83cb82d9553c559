import 'server-only';
import { STATUS_CODES } from 'node:http';
import { env } from '@/lib/env';

/** What goes back to the browser. */
export type Reply = {
  /** 200 unless given; a browser that is led somewhere by a form or a link gets 303 in any case. */
  readonly status?: number;
  /** Path of ours, or the provider's address. */
  readonly path?: string;
  /** JSON text. */
  readonly body?: string;
  readonly setCookies?: readonly string[];
  /** Pages that were seen signed in shall not come back from the browser's cache. */
  readonly forgetCaches?: boolean;
};

/** A reply as JSON for scripts (`url` is where next-auth's own client goes), or as a redirect. */
export function replyWith({
  json,
  status = 200,
  path,
  body,
  setCookies = [],
  forgetCaches,
}: Reply & { readonly json: boolean }): Response {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  for (const line of setCookies) headers.append('Set-Cookie', line);
  if (forgetCaches) headers.set('Clear-Site-Data', '"cache"');
  if (path !== undefined && !json) {
    headers.set('Location', path);
    return new Response(null, { status: 303, headers });
  }
  headers.set('Content-Type', 'application/json');
  const url = path === undefined ? {} : { url: new URL(path, env.APP_URL).href };
  const message = status < 400 ? {} : { message: STATUS_CODES[status] };
  return new Response(body ?? JSON.stringify({ ...message, ...url }), { status, headers });
}
