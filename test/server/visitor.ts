import { beforeEach } from 'vitest';
import { actionHeader } from '@/lib/server/request/framework-names.mjs';
import { ownPageHeaders } from './form';

type Cookie = { readonly value: string; readonly flags: Readonly<Record<string, unknown>> };

/**
 * The caller of a test's actions: the headers of the request, a jar for the browser's cookies, and the token
 * of a session (empty for a guest), which is in every cookie that the jar lacks. `vitest.config.ts` replaces
 * `next/headers` by this module.
 */
export const visitor = {
  headers: ownPageHeaders(),
  jar: new Map<string, Cookie>(),
  token: '',
};

export function newVisitor({ scripts = true }: { readonly scripts?: boolean } = {}): void {
  visitor.headers = ownPageHeaders();
  if (scripts) visitor.headers.set(actionHeader, 'id-of-the-action');
  visitor.jar.clear();
  visitor.token = '';
}

/** Lets each test begin with a signed-out visitor, on a page of ours, without scripts. */
export function setUpVisitor(): void {
  beforeEach(() => newVisitor({ scripts: false }));
}

/** Sends the next calls as this person. */
export function as({ token }: { readonly token: string }): void {
  visitor.token = token;
}

/** Makes the next requests come from this network, as a server would have recorded it. */
export function comeFrom(address: string): void {
  visitor.headers.set('x-peer-address', address);
}

export async function headers(): Promise<Headers> {
  return visitor.headers;
}

type Flags = Readonly<Record<string, unknown>> & { readonly maxAge?: number };

export async function cookies() {
  return {
    get: (name: string) => visitor.jar.get(name) ?? (visitor.token ? { value: visitor.token } : undefined),
    has: (name: string) => visitor.jar.has(name),
    set: (name: string, value: string, flags: Flags = {}) => {
      if (flags.maxAge === 0) visitor.jar.delete(name);
      else visitor.jar.set(name, { value, flags });
    },
  };
}

export function sent(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
