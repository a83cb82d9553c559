import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { AdminCaller } from '@/lib/admin/caller';
import type { Outcome, Refused } from '@/lib/server/action/outcome';
import { db, type Tx } from '@/lib/server/db';
import { isUniqueViolation } from '@/lib/server/db/unique-violation';
import { takeDownLapsedTitles } from '@/lib/therapist/title/commands';

type Listing = { readonly therapist: string; readonly register: string; readonly number: string };

type Added = Outcome<'gone' | 'taken'>;

export async function addRegistration(
  { therapist, register, number }: Listing,
  { viewer, request }: AdminCaller,
): Promise<Added> {
  try {
    return await db.$transaction(async (tx): Promise<Added> => {
      const row = await tx.therapist.findUnique({ where: { id: therapist }, select: { userId: true } });
      if (!row) return { done: false, because: 'gone' };
      const { id } = await tx.therapistRegistration.create({
        data: { therapistId: therapist, register, number },
      });
      await recordAudit(tx, {
        actor: viewer,
        action: 'registration.added',
        subject: { table: 'therapist_registrations', id },
        ...(row.userId && { subjectUserId: row.userId }),
        details: { therapist, register },
        request,
      });
      return { done: true };
    });
  } catch (error) {
    if (isUniqueViolation(error)) return { done: false, because: 'taken' };
    throw error;
  }
}

/** Locks the entry, so that two decisions about it run one after the other. */
async function lock(tx: Tx, id: string) {
  await tx.$queryRaw`SELECT 1 FROM therapist_registrations WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.therapistRegistration.findUnique({
    where: { id },
    select: {
      id: true,
      therapistId: true,
      register: true,
      checkedAt: true,
      therapist: { select: { userId: true } },
    },
  });
}

type Decided = { readonly done: true; readonly titleTakenDown: boolean } | Refused<'gone'>;

async function decide(
  id: string,
  action: 'registration.checked' | 'registration.unchecked' | 'registration.removed',
  write: (tx: Tx) => Promise<unknown>,
  { viewer, request }: AdminCaller,
): Promise<Decided> {
  return db.$transaction(async (tx): Promise<Decided> => {
    const row = await lock(tx, id);
    if (!row) return { done: false, because: 'gone' };
    await write(tx);
    await recordAudit(tx, {
      actor: viewer,
      action,
      subject: { table: 'therapist_registrations', id },
      ...(row.therapist.userId && { subjectUserId: row.therapist.userId }),
      details: { therapist: row.therapistId, register: row.register },
      request,
    });
    const takenDown = await takeDownLapsedTitles(tx, row.therapistId);
    return { done: true, titleTakenDown: takenDown.length > 0 };
  });
}

/**
 * Records that the admin has checked an entry today, and until when it is valid.
 * @param expiresOn "2030-03-31", the last day in India
 */
export function checkRegistration(
  id: string,
  expiresOn: string,
  caller: AdminCaller,
  now: Date = new Date(),
): Promise<Decided> {
  const data = { checkedAt: now, checkedById: caller.viewer.userId, expiresOn: new Date(expiresOn) };
  return decide(
    id,
    'registration.checked',
    (tx) => tx.therapistRegistration.update({ where: { id }, data }),
    caller,
  );
}

/** Withdraws a check, or removes the entry itself; removes a title that depended on it. */
export function withdrawRegistration(
  id: string,
  step: 'uncheck' | 'remove',
  caller: AdminCaller,
): Promise<Decided> {
  return step === 'remove'
    ? decide(id, 'registration.removed', (tx) => tx.therapistRegistration.delete({ where: { id } }), caller)
    : decide(
        id,
        'registration.unchecked',
        (tx) =>
          tx.therapistRegistration.update({ where: { id }, data: { checkedAt: null, checkedById: null } }),
        caller,
      );
}
