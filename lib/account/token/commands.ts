import 'server-only';
import { randomUUID } from 'node:crypto';
import { returnPath } from '@/lib/account/session/return-path';
import { linkSecret, type TokenPurpose } from '@/lib/account/token/link-secret';
import { minute } from '@/lib/format/duration';
import type { Tx } from '@/lib/server/db';
import { insertOnce } from '@/lib/server/db/insert-once';
import { hashOfSecret } from '@/lib/server/secret/secret-token';

type Issue = {
  readonly userId: string;
  readonly purpose: TokenPurpose;
  readonly minutes: number;
  /** The page to return to; only `returnPath` follows it. */
  readonly next?: string;
  /** A job gives this id, so that its second run makes no second token. */
  readonly tokenId?: string;
};

/**
 * Makes a token that works for this many minutes. @returns its id, or null when the job has already made it
 */
export async function issueToken(
  tx: Pick<Tx, 'accountToken'>,
  { userId, purpose, minutes, next, tokenId = randomUUID() }: Issue,
): Promise<string | null> {
  const made = await insertOnce(tx.accountToken, {
    id: tokenId,
    userId,
    purpose,
    returnPath: returnPath(next) ?? null,
    tokenHash: hashOfSecret(linkSecret(purpose, tokenId)),
    expiresAt: new Date(Date.now() + minutes * minute),
  });
  return made?.id ?? null;
}

/**
 * Uses a token up, once under any number of submits. @returns its owner, or null for a used-up or unknown one
 */
export async function consumeToken(
  tx: Pick<Tx, 'accountToken'>,
  purpose: TokenPurpose,
  secret: string,
): Promise<string | null> {
  const now = new Date();
  const [spent] = await tx.accountToken.updateManyAndReturn({
    where: { tokenHash: hashOfSecret(secret), purpose, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
    select: { userId: true },
  });
  return spent?.userId ?? null;
}

/** Ends all of a person's valid links of a kind, except the given one. */
export async function retireTokens(
  tx: Pick<Tx, 'accountToken'>,
  { userId, purpose, except }: { userId: string; purpose: TokenPurpose; except?: string },
): Promise<void> {
  await tx.accountToken.updateMany({
    where: { userId, purpose, usedAt: null, ...(except && { id: { not: except } }) },
    data: { usedAt: new Date() },
  });
}
