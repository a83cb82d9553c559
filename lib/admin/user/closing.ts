import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { ClosingReason } from '@/lib/account/closed/rules';
import { isLastAdmin } from '@/lib/account/role/commands';
import { tellOfPower } from '@/lib/account/role/telling';
import { withFreshCode } from '@/lib/account/second-factor/confirm';
import { grantRoles } from '@/lib/account/session/role-grant';
import type { AdminCaller } from '@/lib/admin/caller';
import { setPublicIn } from '@/lib/admin/therapist/listing-status/commands';
import { type CodeRefusal, endSessions, hold, type Proof } from '@/lib/admin/user/commands';
import {
  type ClosingAccount,
  type ComingAppointment,
  comingAppointments,
} from '@/lib/booking/closed-account/coming';
import { endAppointmentsOf } from '@/lib/booking/closed-account/commands';
import { day } from '@/lib/format/duration';
import { notifyAndMail } from '@/lib/notification/commands';
import { lapseQuotations } from '@/lib/payment/quotation/life/commands';
import { versionOf } from '@/lib/server/action/outdated';
import { db, type Tx } from '@/lib/server/db';

type Held = NonNullable<Awaited<ReturnType<typeof hold>>>;

const closingOf = (userId: string, user: Held): ClosingAccount => ({
  userId,
  profileId: user.profile?.id ?? null,
  address: user.emailVerifiedAt ? user.email : null,
  therapistId: user.therapist?.id ?? null,
});

const seen = (coming: readonly ComingAppointment[]) =>
  versionOf(Object.fromEntries(coming.map(({ id, startsAt }) => [id, startsAt.toISOString()])));

/** The appointments that closing an account would cancel, and the version of this list for the form. */
export function endsWith(
  userId: string,
): Promise<{ readonly coming: readonly ComingAppointment[]; readonly version: string }> {
  return db.$transaction(async (tx) => {
    const user = await hold(tx, userId);
    const coming = user ? await comingAppointments(closingOf(userId, user), { client: tx }) : [];
    return { coming, version: seen(coming) };
  });
}

/** Tells a therapist's clients with a running plan or a session in the last months, in their account and by mail. */
async function tellClients(tx: Tx, therapistId: string, now: Date): Promise<void> {
  const lately = new Date(now.getTime() - 90 * day);
  const clients = await tx.profile.findMany({
    where: {
      OR: [
        { sessions: { some: { therapistId, sessionDate: { gt: lately } } } },
        { plans: { some: { therapistId, status: 'active' } } },
      ],
    },
    select: { userId: true },
  });
  for (const { userId } of clients) {
    await notifyAndMail(tx, {
      userId,
      kind: 'session.cancelled',
      title: 'Your therapist is not working with us at the moment',
      body: 'Your upcoming appointments are cancelled and your payments for them will be refunded. Write to us, and we will help you find another therapist.',
      href: '/contact?topic=general-support',
    });
  }
}

type Closing = Proof & {
  readonly because: ClosingReason;
  /** Version of the coming appointments that the form showed. */
  readonly version: string;
  readonly cancels: boolean;
};

type DisableOutcome =
  | 'done'
  | 'before'
  | 'unknown'
  | 'yourself'
  | 'last-admin'
  | 'appointments'
  | 'not-confirmed'
  | CodeRefusal;

/**
 * Closes an account until an admin reopens it, with a code of the admin's app: ends every session, prevents
 * sign-in, cancels coming appointments, takes a therapist's profile offline, and tells the people concerned.
 * @returns `appointments` when others than the shown ones are coming, `not-confirmed` when the admin did not
 * agree to cancel them
 */
export function disableAccount(
  { viewer, request }: AdminCaller,
  userId: string,
  { because, version, cancels, ...proof }: Closing,
): Promise<DisableOutcome> {
  const { now = new Date(), reason } = proof;
  const by = { viewer, request };
  return withFreshCode(viewer, { ...proof, request }, async (tx, ask): Promise<DisableOutcome> => {
    // The code below counts admins, so changes of roles must wait for each other.
    await grantRoles(tx);
    const user = await hold(tx, userId);
    if (!user) return 'unknown';
    if (userId === viewer.userId) return 'yourself';
    if (user.disabledAt) return 'before';
    const isAdmin = user.profile?.role === 'admin';
    if (isAdmin && (await isLastAdmin(tx, userId))) return 'last-admin';
    const account = closingOf(userId, user);
    const coming = await comingAppointments(account, { client: tx, now });
    if (seen(coming) !== version) return 'appointments';
    if (coming.length > 0 && !cancels) return 'not-confirmed';
    const refused = await ask();
    if (refused) return refused;
    await endAppointmentsOf(tx, account, by, now);
    const { therapist } = user;
    if (therapist) {
      if (therapist.isActive) await setPublicIn(tx, therapist.id, { isActive: false }, by, now);
      await lapseQuotations(tx, therapist.id, by, now);
      await tellClients(tx, therapist.id, now);
    }
    await tx.user.update({ where: { id: userId }, data: { disabledAt: now, disabledReason: because } });
    await endSessions(tx, by, { userId }, 'account_disabled');
    const details = { because, reason, cancelled: coming.length };
    await writeState(tx, by, userId, { action: 'account.disabled', details, isAdmin });
    return 'done';
  });
}

/**
 * Reopens a closed account, with a code of the admin's app and a reason. Cancelled appointments stay
 * cancelled, and a profile stays offline. An erased account stays closed, because it has no owner any more.
 */
export function enableAccount(
  { viewer, request }: AdminCaller,
  userId: string,
  proof: Proof,
): Promise<'done' | 'before' | 'unknown' | 'erased' | CodeRefusal> {
  return withFreshCode(viewer, { ...proof, request }, async (tx, ask) => {
    const user = await hold(tx, userId);
    if (!user) return 'unknown';
    if (!user.disabledAt) return 'before';
    if (user.disabledReason === 'erased') return 'erased';
    const refused = await ask();
    if (refused) return refused;
    await tx.user.update({ where: { id: userId }, data: { disabledAt: null, disabledReason: null } });
    const isAdmin = user.profile?.role === 'admin';
    const details = { reason: proof.reason };
    await writeState(tx, { viewer, request }, userId, { action: 'account.enabled', details, isAdmin });
    return 'done';
  });
}

type State = {
  readonly action: 'account.disabled' | 'account.enabled';
  readonly details: Readonly<Record<string, string | number>>;
  readonly isAdmin: boolean;
};

async function writeState(
  tx: Tx,
  { viewer, request }: AdminCaller,
  userId: string,
  state: State,
): Promise<void> {
  const { action, details, isAdmin } = state;
  const subject = { table: 'users', id: userId };
  const entryId = await recordAudit(tx, {
    actor: viewer,
    action,
    subject,
    subjectUserId: userId,
    details,
    request,
  });
  // Mails the other admins when it gives or takes an admin's rights.
  await tellOfPower(tx, { entryId, userId, tells: { admins: isAdmin } });
}
