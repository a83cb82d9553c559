import 'server-only';
import { z } from 'zod';
import { site } from '@/content/site';
import { env } from '@/lib/server/env';

/** Milliseconds for all calls together, because a payer waits for the answer. */
const longestMs = 5_000;

const user = z.object({ resource: z.object({ uri: z.url() }) });
const eventTypes = z.object({
  collection: z.array(z.object({ uri: z.url(), active: z.boolean(), duration: z.number() })),
});
const made = z.object({ resource: z.object({ booking_url: z.url({ protocol: /^https?$/ }) }) });

async function ask<T>(
  path: string,
  answer: z.ZodType<T>,
  signal: AbortSignal,
  body?: Readonly<Record<string, unknown>>,
): Promise<T> {
  const response = await fetch(`${env.CALENDLY_API_URL.replace(/\/$/, '')}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${env.CALENDLY_TOKEN}`,
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    cache: 'no-store',
    signal,
  });
  if (!response.ok) throw new Error(`The scheduling service answered ${response.status}.`);
  return answer.parse(await response.json());
}

/**
 * Makes a scheduling link for one appointment with the token's owner: their event type with the length of a
 * consultation, else their first active one (Calendly API v2).
 * @throws if the service cannot be reached, refuses, or takes longer than five seconds
 */
export async function singleUseLink(): Promise<string> {
  const signal = AbortSignal.timeout(longestMs);
  const { resource: owner } = await ask('/users/me', user, signal);
  const searchParams = new URLSearchParams({ user: owner.uri, active: 'true', count: '100' });
  const { collection } = await ask(`/event_types?${searchParams}`, eventTypes, signal);
  const open = collection.filter(({ active }) => active);
  const chosen = open.find(({ duration }) => duration === site.consultationMinutes) ?? open[0];
  if (!chosen) throw new Error('The scheduling service has no open event type.');
  const { resource } = await ask('/scheduling_links', made, signal, {
    max_event_count: 1,
    owner: chosen.uri,
    owner_type: 'EventType',
  });
  return resource.booking_url;
}

/**
 * Whether the scheduling service makes the booking link of a payment. A purchase has one meeting or several of their own
 * lengths, and its link is ours.
 */
export function usesCalendly(meetings: readonly number[] = []): boolean {
  return env.CALENDLY_TOKEN !== undefined && meetings.length === 0;
}
