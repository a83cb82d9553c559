import { beforeEach } from 'vitest';
import { ownPageHeaders } from '@/lib/testing/form';

/**
 * Who calls the actions of a test: the headers of the request and the token in its session cookie (empty for nobody). A
 * test puts it in the framework's place with `vi.mock('next/headers', () => import('@/lib/testing/caller'))`.
 */
export const caller = { headers: ownPageHeaders(), token: '' };

/** Lets each test begin with somebody who is not signed in, on a page of ours. */
export function setUpCaller(): void {
  beforeEach(() => {
    caller.headers = ownPageHeaders();
    caller.token = '';
  });
}

/** The next calls come from this person. */
export function as({ token }: { readonly token: string }): void {
  caller.token = token;
}

/** In the place of the framework's. */
export async function headers(): Promise<Headers> {
  return caller.headers;
}

/** In the place of the framework's. */
export async function cookies() {
  return { get: () => (caller.token ? { value: caller.token } : undefined) };
}
