import { env } from '@/lib/server/env';

/** `__Host-` binds the cookie to this host over https; browsers refuse that prefix on plain-http localhost. */
export function sessionCookieName(appUrl: string = env.APP_URL): string {
  return appUrl.startsWith('https:') ? '__Host-antarman.session' : 'antarman.session';
}
