import { env } from '@/lib/server/env';
import { boundToHost, sessionCookie } from '@/lib/server/request/cookies.mjs';

export function hostCookieName(name: string): string {
  return boundToHost(name, env.APP_URL);
}

export function sessionCookieName(): string {
  return hostCookieName(sessionCookie);
}
