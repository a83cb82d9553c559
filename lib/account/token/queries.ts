import 'server-only';
import type { TokenPurpose } from '@/lib/account/token/link-secret';
import { db } from '@/lib/server/db';
import { hashOfSecret } from '@/lib/server/secret/secret-token';

/** Whether a link works now. Uses nothing up; the submit of the form decides. */
export async function linkWorks(purpose: TokenPurpose, secret: string): Promise<boolean> {
  const token = await db.accountToken.findUnique({
    where: { tokenHash: hashOfSecret(secret) },
    select: { purpose: true, usedAt: true, expiresAt: true },
  });
  return token?.purpose === purpose && token.usedAt === null && token.expiresAt > new Date();
}
