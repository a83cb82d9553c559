import 'server-only';
import type { Route } from 'next';
import { returnPath } from '@/lib/account/session/return-path';
import { currentViewer, type Viewer } from '@/lib/account/session/session';
import { db } from '@/lib/server/db';
import { hashOfSecret } from '@/lib/server/secret/secret-token';

/** An address that waits for confirmation by the link that this browser has opened. */
export type WaitingConfirmation = {
  readonly userId: string;
  readonly email: string;
  /** The person signed in to this browser: the account itself or another. */
  readonly viewer: Viewer | null;
  /** The page that they came for; the start page without one. */
  readonly next: Route;
};

/** The address that a link would confirm now; null when it is used up, too old or unknown. Uses nothing up. */
export async function waitingConfirmation(secret: string): Promise<WaitingConfirmation | null> {
  const token = await db.accountToken.findUnique({
    where: { tokenHash: hashOfSecret(secret) },
    select: {
      purpose: true,
      usedAt: true,
      expiresAt: true,
      returnPath: true,
      user: { select: { id: true, email: true, emailVerifiedAt: true, disabledAt: true } },
    },
  });
  if (token?.purpose !== 'verify_email' || token.usedAt || token.expiresAt <= new Date()) return null;
  const { id: userId, email, emailVerifiedAt, disabledAt } = token.user;
  if (emailVerifiedAt || disabledAt) return null;
  return { userId, email, viewer: await currentViewer(), next: returnPath(token.returnPath) ?? '/' };
}
