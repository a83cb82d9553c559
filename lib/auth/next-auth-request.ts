import 'server-only';
import { NextRequest } from 'next/server';
import { z } from 'zod';
import { env } from '@/lib/env';

/** Bytes. A provider's answer and a password fit many times. */
const longestBody = 16_384;

const fields = z.record(z.string(), z.unknown());
type Fields = z.output<typeof fields>;

/** A post that says itself that another site sent it. One that says nothing still needs the token against forgery. */
export function isForeign(headers: Headers): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  return (origin !== null && origin !== env.APP_URL) || (site !== null && site !== 'same-origin');
}

async function textOf(request: Request): Promise<string | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  let text = '';
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > longestBody) return undefined;
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch {
    // Not text, or the connection broke.
    return undefined;
  }
}

/** The fields of a posted form or JSON object; undefined for anything else. Their values are still anything at all. */
export async function postedFields(request: Request): Promise<Fields | undefined> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const text = await textOf(request);
  if (text === undefined) return undefined;
  if (text === '') return {};
  if (type === 'application/x-www-form-urlencoded') return Object.fromEntries(new URLSearchParams(text));
  if (type !== 'application/json') return undefined;
  try {
    return fields.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** What a provider sends back with a code (RFC 6749 §4.1.2, RFC 9207); everything else in the address is left out. */
const answered = ['code', 'state', 'iss'];

/**
 * The request as next-auth gets to see it: our own address, the few parameters that belong to the action, and none
 * that says where to go. It reads cookies from the framework.
 */
export function requestForNextAuth(request: NextRequest, segments: readonly string[], body?: Fields) {
  const url = new URL(`/api/auth/${segments.join('/')}`, env.APP_URL);
  for (const name of segments[0] === 'callback' && request.method === 'GET' ? answered : []) {
    const value = request.nextUrl.searchParams.get(name);
    if (value !== null) url.searchParams.set(name, value);
  }
  return new NextRequest(url, {
    method: request.method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
}
