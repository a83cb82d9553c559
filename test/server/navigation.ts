/**
 * Stands in the place of `next/navigation`, by `vitest.config.ts`: what is drawn outside a request has no router and
 * stands on no page. The rest is the framework's own.
 */
export * from 'next/navigation.js';

/** In the place of the framework's. */
export function useRouter() {
  return { refresh: () => undefined };
}

/** In the place of the framework's. */
export function usePathname(): string {
  return '/';
}
