import 'server-only';
import { randomUUID } from 'node:crypto';
import { headers } from 'next/headers';
import { env } from '@/lib/server/env';
import { clientNetwork } from '@/lib/server/request/client-network';

export type CallingRequest = {
  readonly id: string;
  readonly network: string;
  /** Sent by a page of this origin: the browser says so and nothing contradicts it. */
  readonly sameOrigin: boolean;
};

/** The part of a request that the audit log keeps. */
export type AuditedRequest = Pick<CallingRequest, 'id' | 'network'>;

/** A request, and the browser as it names itself: "" where it does not. */
export type BrowsersRequest = CallingRequest & { readonly browser: string };

/**
 * What an action may know of its request. The framework compares Origin with a Host that a proxy or the caller may
 * have written, and lets a request without Origin pass; here only our own origin counts.
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
