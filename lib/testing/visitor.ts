import { ownPageHeaders } from '@/lib/testing/form';

type Cookie = { readonly value: string; readonly flags: Readonly<Record<string, unknown>> };

/**
 * The browser that a test's actions are called from: what it sends, and a jar for what it is told to keep. A test
 * puts it in the framework's place with `vi.mock('next/headers', () => import('@/lib/testing/visitor'))`.
 */
export const visitor = {
  headers: ownPageHeaders(),
  jar: new Map<string, Cookie>(),
};

/** A browser that has never been here, with scripts unless said otherwise. */
export function newVisitor({ scripts = true }: { readonly scripts?: boolean } = {}): void {
  visitor.headers = ownPageHeaders();
  if (scripts) visitor.headers.set('next-action', 'id-of-the-action');
  visitor.jar.clear();
}

/** Lets the next requests come from this network, as a server would have written it down. */
export function comeFrom(address: string): void {
  visitor.headers.set('x-peer-address', address);
}

/** In the place of the framework's. */
export async function headers(): Promise<Headers> {
  return visitor.headers;
}

type Flags = Readonly<Record<string, unknown>> & { readonly maxAge?: number };

/** In the place of the framework's. */
export async function cookies() {
  return {
    get: (name: string) => visitor.jar.get(name),
    set: (name: string, value: string, flags: Flags = {}) => {
      if (flags.maxAge === 0) visitor.jar.delete(name);
      else visitor.jar.set(name, { value, flags });
    },
  };
}

/** What a form with these fields sends. */
export function sent(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
