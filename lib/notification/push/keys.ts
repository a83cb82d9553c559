import 'server-only';
import { env } from '@/lib/server/env';

/** The keys with which push services know us, and whom they may write to (RFC 8292). */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string; readonly subject: string };

/** Null where nobody has set keys: then there are no push messages. */
export function pushKeys(): PushKeys | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  return publicKey && privateKey ? { publicKey, privateKey, subject: `mailto:${env.SUPPORT_EMAIL}` } : null;
}
