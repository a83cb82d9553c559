import 'server-only';
import { type ConsentPurpose, consentNotices } from '@/content/consents';
import { isAskedFor } from '@/lib/account/consent/queries';
import { type ConsentSource, recordGiven, recordWithdrawn } from '@/lib/account/consent/records';
import { forgetBroughtTask } from '@/lib/account/consent/rules';
import type { Viewer } from '@/lib/account/session/session';
import { db, type Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { subscribeMember, unsubscribeMember } from '@/lib/site/newsletter/commands';

type Giving = {
  readonly userId: string;
  readonly purposes: readonly ConsentPurpose[];
  readonly source: ConsentSource;
};

/**
 * Records consents to today's notice and does what they allow, in the caller's transaction. Giving one twice changes
 * nothing; giving one again after withdrawing it makes a new row.
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
  /** The account needs this consent: the person must erase the account instead. */
  | { readonly withdrawn: false; readonly because: 'account-needs-it' | 'not-given' };

/** Withdraws one consent at once, with the effects that its notice names. */
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
    // For a therapist the same column describes their practice, so it holds no health data.
    if (purpose === 'care') {
      await tx.profile.updateMany({ where: { userId, role: 'client' }, data: { goals: null } });
      await tx.assessment.deleteMany({ where: { client: { userId } } });
      await tx.planGoal.deleteMany({ where: { folder: { client: { userId } } } });
      await tx.homework.deleteMany({ where: { folder: { client: { userId } } } });
      await tx.safetyPlan.deleteMany({ where: { folder: { client: { userId } } } });
      await tx.roomSafetyNote.deleteMany({ where: { participant: { client: { userId } } } });
      // The handover itself stays; the words that one therapist wrote to the next about this person go.
      await tx.handover.updateMany({
        where: { client: { userId } },
        data: { sharesSummary: false, sealed: null, sealedKey: null, signedAt: null },
      });
      // A job opens what a therapist brought from another practice's file, and takes the same out of it.
      await enqueue(tx, forgetBroughtTask, { userId });
      // A signed form is a record of two people and stays. A form that is still open, or was taken back,
      // goes.
      await tx.formRequest.deleteMany({ where: { client: { userId }, signedAt: null } });
    }
    return { withdrawn: true };
  });
}
