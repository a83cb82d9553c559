import { env } from '@/lib/server/env';

/** `__Host-` binds a cookie to this host over https; browsers refuse that prefix on plain-http localhost. */
export function hostCookieName(name: string): string {
  return env.APP_URL.startsWith('https:') ? `__Host-${name}` : name;
}

export function sessionCookieName(): string {
  return hostCookieName('antarman.session');
}
