import 'server-only';
import { type ConsentNotice, type ConsentPurpose, consentNotices, consentPurposes } from '@/content/consents';
import type { Viewer } from '@/lib/account/session/session';
import { db, type Tx } from '@/lib/server/db';
import { env } from '@/lib/server/env';

export type ConsentState = {
  readonly purpose: ConsentPurpose;
  readonly notice: ConsentNotice;
  /** The consent in force, or null. */
  readonly live: { readonly givenAt: Date; readonly noticeVersion: string; readonly source: string } | null;
  /** When the last one was withdrawn; null when there is none or one is in force. */
  readonly withdrawnAt: Date | null;
};

/** Purposes that people can agree to here. We ask for the newsletter only when no outside page runs it. */
function offeredPurposes(): readonly ConsentPurpose[] {
  return consentPurposes.filter((purpose) => purpose !== 'newsletter' || env.NEWSLETTER_URL === undefined);
}

export function isAskedFor(purpose: ConsentPurpose, { profile }: Pick<Viewer, 'profile'>): boolean {
  const forClients = consentNotices[purpose].clientsOnly && profile?.role === 'therapist';
  return offeredPurposes().includes(purpose) && !forClients;
}

/** Consents that this person has given or could give, in the order of the notice. */
export async function listConsents({
  userId,
  profile,
}: Pick<Viewer, 'userId' | 'profile'>): Promise<readonly ConsentState[]> {
  const rows = await db.consent.findMany({
    where: { userId },
    orderBy: [{ givenAt: 'desc' }, { id: 'desc' }],
    select: { purpose: true, givenAt: true, noticeVersion: true, source: true, withdrawnAt: true },
  });
  return consentPurposes.flatMap((purpose) => {
    const own = rows.filter((row) => row.purpose === purpose);
    const live = own.find((row) => row.withdrawnAt === null);
    const notice = consentNotices[purpose];
    // A given consent stays visible, and can be withdrawn, even where we no longer ask for it.
    if (!live && !isAskedFor(purpose, { profile })) return [];
    const withdrawnAt = live ? null : (own[0]?.withdrawnAt ?? null);
    return [
      {
        purpose,
        notice,
        live: live ? { givenAt: live.givenAt, noticeVersion: live.noticeVersion, source: live.source } : null,
        withdrawnAt,
      },
    ];
  });
}

/** Whether this consent is in force; call it in the transaction that would write what the consent covers. */
export async function hasConsent(
  client: Pick<Tx, 'consent'>,
  userId: string,
  purpose: ConsentPurpose,
): Promise<boolean> {
  const live = await client.consent.findFirst({
    where: { userId, purpose, withdrawnAt: null },
    select: { id: true },
  });
  return live !== null;
}

/**
 * Whether this person has given this consent and withdrawn it since; false for a person who was never asked.
 * Locks the rows until the transaction ends: a withdrawal at the same moment waits, and then also removes
 * what this transaction writes.
 */
export async function hasWithdrawn(
  tx: Pick<Tx, '$queryRaw'>,
  userId: string,
  purpose: ConsentPurpose,
): Promise<boolean> {
  const given = await tx.$queryRaw<{ live: boolean }[]>`
    SELECT withdrawn_at IS NULL AS live FROM consents
    WHERE user_id = ${userId}::uuid AND purpose = ${purpose} FOR SHARE`;
  return given.length > 0 && given.every(({ live }) => !live);
}
