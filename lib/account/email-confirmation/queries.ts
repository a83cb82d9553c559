import 'server-only';
import type { Route } from 'next';
import { returnPath } from '@/lib/account/session/return-path';
import { currentViewer, type Viewer } from '@/lib/account/session/session';
import { db } from '@/lib/server/db';
import { hashOfSecret } from '@/lib/server/secret/secret-token';

/** An unconfirmed address, and the link that this browser has opened to confirm it. */
export type WaitingConfirmation = {
  readonly userId: string;
  readonly email: string;
  readonly viewer: Viewer | null;
  /** The page to return to; the start page by default. */
  readonly next: Route;
};

/** The address that a link would confirm now; null for a used-up, expired or unknown link. Uses nothing up. */
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
