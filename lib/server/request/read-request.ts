import 'server-only';
import { randomUUID } from 'node:crypto';
import { headers } from 'next/headers';
import { env } from '@/lib/server/env';
import { clientNetwork } from '@/lib/server/request/client-network';

export type CallingRequest = {
  readonly id: string;
  readonly network: string;
  /** Whether the browser says that a page of this origin sent the request, and no header contradicts it. */
  readonly sameOrigin: boolean;
};

/** The part of a request that the audit log keeps. */
export type AuditedRequest = Pick<CallingRequest, 'id' | 'network'>;

/** A request, and its user agent; "" if absent. */
export type BrowsersRequest = CallingRequest & { readonly browser: string };

/**
 * The facts about a request for an action. The framework compares Origin with a Host that a proxy or the
 * caller may have written, and accepts a request without Origin; this code accepts only our own origin.
 */
export async function readRequest(): Promise<BrowsersRequest> {
  const sent = await headers();
  const site = sent.get('sec-fetch-site');
  const given = sent.get('x-request-id');
  return {
    id: given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID(),
    browser: sent.get('user-agent') ?? '',
    network: clientNetwork(sent, env.TRUST_PROXY_HOPS),
    sameOrigin: sent.get('origin') === env.APP_URL && (site === null || site === 'same-origin'),
  };
}
