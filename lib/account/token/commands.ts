import 'server-only';
import { randomUUID } from 'node:crypto';
import { linkSecret, type TokenPurpose } from '@/lib/account/token/link-secret';
import type { Tx } from '@/lib/db';
import { hashOfSecret } from '@/lib/secret-token';

type Issue = {
  readonly userId: string;
  readonly purpose: TokenPurpose;
  readonly minutes: number;
  /** Given by a job, so that a second run of it makes no second token. */
  readonly tokenId?: string;
};

/** Makes a token that works for so many minutes. @returns its id, or null when the job had made it before */
export async function issueToken(
  tx: Pick<Tx, 'accountToken'>,
  { userId, purpose, minutes, tokenId = randomUUID() }: Issue,
): Promise<string | null> {
  const { count } = await tx.accountToken.createMany({
    data: {
      id: tokenId,
      userId,
      purpose,
      tokenHash: hashOfSecret(linkSecret(purpose, tokenId)),
      expiresAt: new Date(Date.now() + minutes * 60_000),
    },
    skipDuplicates: true,
  });
  return count === 1 ? tokenId : null;
}

/** Uses a token up, once under any number of presses. @returns whose it was, or null for a spent or unknown one */
export async function spendToken(
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

/** Ends all of a person's links of a kind that still work, but for the one given. */
export async function retireTokens(
  tx: Pick<Tx, 'accountToken'>,
  { userId, purpose, except }: { userId: string; purpose: TokenPurpose; except?: string },
): Promise<void> {
  await tx.accountToken.updateMany({
    where: { userId, purpose, usedAt: null, ...(except && { id: { not: except } }) },
    data: { usedAt: new Date() },
  });
}
