import 'server-only';
import { type ConsentPurpose, consentNotices } from '@/content/consents';
import type { Viewer } from '@/lib/auth/session';
import { isAskedFor } from '@/lib/consent/queries';
import { type ConsentSource, recordGiven, recordWithdrawn } from '@/lib/consent/records';
import { db, type Tx } from '@/lib/db';
import { subscribeMember, unsubscribeMember } from '@/lib/newsletter/commands';

type Giving = {
  readonly userId: string;
  readonly purposes: readonly ConsentPurpose[];
  readonly source: ConsentSource;
};

/**
 * Notes consents to the notice of today and does what they allow, in the caller's transaction. Giving one twice
 * changes nothing; giving one again after it was taken back is a new row.
 */
export async function giveConsents(tx: Tx, { userId, purposes, source }: Giving): Promise<void> {
  const given = await recordGiven(tx, userId, purposes, source);
  if (given.includes('newsletter')) await subscribeMember(tx, userId);
}

/**
 * Agrees to one purpose from the privacy centre.
 * @returns false for a purpose that this person is not asked for; nothing was written
 */
export async function giveOwnConsent(
  viewer: Pick<Viewer, 'userId' | 'profile'>,
  purpose: ConsentPurpose,
): Promise<boolean> {
  if (!isAskedFor(purpose, viewer)) return false;
  const { userId } = viewer;
  await db.$transaction((tx) => giveConsents(tx, { userId, purposes: [purpose], source: 'privacy_centre' }));
  return true;
}

type Withdrawal =
  | { readonly withdrawn: true }
  /** The account stands on this one: the person has to be led to erasing it. */
  | { readonly withdrawn: false; readonly because: 'account-needs-it' | 'not-given' };

/** Takes back one consent at once, with what its notice says will follow. */
export async function withdrawConsent(
  { userId }: Pick<Viewer, 'userId'>,
  purpose: ConsentPurpose,
): Promise<Withdrawal> {
  if (consentNotices[purpose].needed) return { withdrawn: false, because: 'account-needs-it' };
  return db.$transaction(async (tx): Promise<Withdrawal> => {
    if (!(await recordWithdrawn(tx, userId, purpose, 'privacy_centre'))) {
      return { withdrawn: false, because: 'not-given' };
    }
    if (purpose === 'newsletter') await unsubscribeMember(tx, userId);
    // The same column holds what a therapist says of their practice; that is not about anybody's health.
    if (purpose === 'care') {
      await tx.profile.updateMany({ where: { userId, role: 'client' }, data: { goals: null } });
      await tx.assessment.deleteMany({ where: { client: { userId } } });
    }
    return { withdrawn: true };
  });
}
