import 'server-only';
import type { Member } from '@/lib/account/session/session';
import { pushKeys } from '@/lib/notification/push/keys';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';

/** The state of this browser for the page of notifications. */
export type OwnPush = {
  readonly publicKey: string;
  /** Whether the browser of this session shows notifications. */
  readonly here: boolean;
  readonly elsewhere: number;
};

/** Null if push messages are not configured; they need the service worker of the offline pages. */
export async function ownPush({
  userId,
  sessionId,
}: Pick<Member, 'userId' | 'sessionId'>): Promise<OwnPush | null> {
  const keys = pushKeys();
  if (!keys || env.OFFLINE_PAGES === 'off') return null;
  const found = await db.pushSubscription.findMany({ where: { userId }, select: { sessionId: true } });
  const here = found.some((one) => one.sessionId === sessionId);
  return { publicKey: keys.publicKey, here, elsewhere: found.length - Number(here) };
}
