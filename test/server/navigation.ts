/**
 * Replaces `next/navigation` (see `vitest.config.ts`): outside a request there is no router and no path. The
 * rest is the framework's own.
 */
export * from 'next/navigation.js';

export function useRouter() {
  return { refresh: () => undefined };
}

export function usePathname(): string {
  return '/';
}
