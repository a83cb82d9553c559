import 'server-only';
import { hasWaitlist, waitlistNotice, waitlistTasks } from '@/lib/booking/waitlist/rules';
import type { Refused } from '@/lib/server/action/outcome';
import type { Tx } from '@/lib/server/db';
import { refusableTransaction } from '@/lib/server/db/transaction';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { chargeLimits } from '@/lib/server/rate-limit/charge';
import { consume, type Limit, limitOf } from '@/lib/server/rate-limit/consume';

type Wanted = {
  readonly therapist: string;
  readonly email: string;
  /** Zone in which they read times. */
  readonly timeZone: string;
  readonly limits: readonly Limit[];
};

type NotJoined = Refused<'unknown' | 'closed' | 'too-many'>;
type Joined = { readonly done: true; readonly confirmed: boolean };

const day = 86_400;
/** Mails about waitlists per day that strangers can cause to one address. */
const mailsPerAddress = 5;

/** Whether a signed-in person has confirmed this address, so that no mail is needed. */
async function isProven(tx: Tx, userId: string | null, email: string): Promise<boolean> {
  if (userId === null) return false;
  const user = await tx.user.findUnique({
    where: { id: userId, email, emailVerifiedAt: { not: null } },
    select: { id: true },
  });
  return user !== null;
}

/**
 * Stores a place on a therapist's waitlist and queues the mail with its link, in one transaction. The place
 * counts once the owner has confirmed the address; a signed-in person has done so. A repeated request keeps
 * the same place.
 */
export function joinWaitlist(
  { therapist: slug, email, timeZone, limits }: Wanted,
  userId: string | null,
  now: Date = new Date(),
): Promise<Joined | NotJoined> {
  return refusableTransaction(async (tx, refuse): Promise<Joined | NotJoined> => {
    const therapist = await tx.therapist.findUnique({
      where: { slug, isActive: true, calendar: { isNot: null } },
      select: { id: true, acceptingNewClients: true, nextFreeAt: true },
    });
    if (!therapist) return { done: false, because: 'unknown' };
    const { id: therapistId, acceptingNewClients: accepting, nextFreeAt } = therapist;
    const nextFree = nextFreeAt && nextFreeAt > now ? nextFreeAt : null;
    if (!hasWaitlist({ accepting, nextFree: nextFree?.toISOString() ?? null }, now)) {
      return { done: false, because: 'closed' };
    }
    if (!(await chargeLimits(tx, limits))) throw refuse({ done: false, because: 'too-many' });
    const proven = await isProven(tx, userId, email);
    const mayWrite = await consume(tx, [
      limitOf('waitlist-mail', `${therapistId} ${email}`, 1, day),
      limitOf('waitlist-mails', email, mailsPerAddress, day),
    ]);
    if (!mayWrite && !proven) return { done: true, confirmed: false };
    const id = await keepPlace(
      tx,
      { therapistId, email, timeZone, soonerThan: accepting ? nextFree : null },
      proven,
      now,
    );
    if (mayWrite) await enqueue(tx, waitlistTasks.mailLink, { entryId: id });
    return { done: true, confirmed: proven };
  });
}

type Place = {
  readonly therapistId: string;
  readonly email: string;
  readonly timeZone: string;
  readonly soonerThan: Date | null;
};

/** The row of the place, new or existing; a confirmed place keeps its turn. */
async function keepPlace(tx: Tx, place: Place, proven: boolean, now: Date): Promise<string> {
  const { therapistId, email, timeZone, soonerThan } = place;
  const [row] = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO waitlist_entries (therapist_id, email, notice_version, time_zone, sooner_than, requested_at, confirmed_at)
    VALUES (${therapistId}::uuid, ${email}, ${waitlistNotice.version}, ${timeZone}, ${soonerThan}, ${now},
      ${proven ? now : null}::timestamptz)
    ON CONFLICT (therapist_id, email) WHERE ended_at IS NULL DO UPDATE SET
      requested_at = excluded.requested_at,
      notice_version = excluded.notice_version,
      time_zone = excluded.time_zone,
      confirmed_at = coalesce(waitlist_entries.confirmed_at, excluded.confirmed_at)
    RETURNING id::text AS id`;
  if (!row) throw new Error('The place on the waitlist was neither written nor found.');
  return row.id;
}
