import 'server-only';
import { env } from '@/lib/server/env';

/** The keys that identify us to push services, and our contact address (RFC 8292). */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string; readonly subject: string };

/** Null without configured keys: there are no push messages then. */
export function pushKeys(): PushKeys | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  return publicKey && privateKey ? { publicKey, privateKey, subject: `mailto:${env.SUPPORT_EMAIL}` } : null;
}
