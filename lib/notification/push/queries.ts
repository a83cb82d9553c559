import 'server-only';
import type { Member } from '@/lib/account/session/session';
import { pushKeys } from '@/lib/notification/push/keys';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';

/** What the page of the notifications says about this browser. */
export type OwnPush = {
  /** Our public key, with which a browser subscribes. */
  readonly publicKey: string;
  /** Whether the browser of this session shows notifications. */
  readonly here: boolean;
  /** Other browsers of the account that do. */
  readonly elsewhere: number;
};

/** Null where push messages are not set up; they need the worker of the offline pages. */
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
