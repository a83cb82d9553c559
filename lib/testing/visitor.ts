import { ownPageHeaders } from '@/lib/testing/form';

type Cookie = { readonly value: string; readonly flags: Readonly<Record<string, unknown>> };

/**
 * The browser that calls a test's actions: its headers, and a jar for its cookies. A test replaces the framework's
 * module by it with `vi.mock('next/headers', () => import('@/lib/testing/visitor'))`.
 */
export const visitor = {
  headers: ownPageHeaders(),
  jar: new Map<string, Cookie>(),
};

/** A browser on its first visit, with scripts by default. */
export function newVisitor({ scripts = true }: { readonly scripts?: boolean } = {}): void {
  visitor.headers = ownPageHeaders();
  if (scripts) visitor.headers.set('next-action', 'id-of-the-action');
  visitor.jar.clear();
}

/** Makes the next requests come from this network, as a server would have recorded it. */
export function comeFrom(address: string): void {
  visitor.headers.set('x-peer-address', address);
}

/** Replaces the framework's function. */
export async function headers(): Promise<Headers> {
  return visitor.headers;
}

type Flags = Readonly<Record<string, unknown>> & { readonly maxAge?: number };

/** Replaces the framework's function. */
export async function cookies() {
  return {
    get: (name: string) => visitor.jar.get(name),
    has: (name: string) => visitor.jar.has(name),
    set: (name: string, value: string, flags: Flags = {}) => {
      if (flags.maxAge === 0) visitor.jar.delete(name);
      else visitor.jar.set(name, { value, flags });
    },
  };
}

/** The form data of these fields. */
export function sent(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
