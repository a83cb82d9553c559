import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { MemberOf } from '@/lib/account/session/session';
import { type Caller, saveIn, shareIn } from '@/lib/care/assessment/commands';
import { countSent, type Rhythm } from '@/lib/care/assessment/request/rules';
import type { AnswerInput } from '@/lib/care/assessment/request/schema';
import type { SaveRefusal } from '@/lib/care/assessment/rules';
import { instrumentOf } from '@/lib/care/screening/instruments';
import { findClientToAsk } from '@/lib/care/session/access';
import { isUuid } from '@/lib/format/uuid';
import { notifyAndMail } from '@/lib/notification/commands';
import type { Refused } from '@/lib/server/action/outcome';
import { db, type Tx } from '@/lib/server/db';
import { insertOnce } from '@/lib/server/db/insert-once';
import { refusableTransaction } from '@/lib/server/db/transaction';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';
import { liveAccount } from '@/lib/therapist/live-account';

type ToBeTold = {
  readonly requestId: string;
  readonly userId: string;
  readonly therapistName: string;
};

function tellClient(tx: Tx, { requestId, userId, therapistName }: ToBeTold, now: Date): Promise<void> {
  return notifyAndMail(
    tx,
    {
      userId,
      kind: 'measure.asked',
      title: `${therapistName} asks you to fill something in`,
      href: `/dashboard/assessments/${requestId}`,
    },
    now,
  );
}

type Asking = {
  readonly client: string;
  readonly instrument: string;
  readonly rhythm: Rhythm;
  readonly request: AuditedRequest;
};

type Asked =
  | { readonly asked: true; readonly clientName: string }
  | { readonly asked: false; readonly because: 'not-linked' | 'no-client' | 'handed-over' | 'already' };

/**
 * Asks a client of the viewer's for a questionnaire and notifies them. Only one request for it can be open at
 * a time.
 */
export async function askForMeasure(
  viewer: MemberOf<'therapist'>,
  { client: clientId, instrument, rhythm, request }: Asking,
  now: Date = new Date(),
): Promise<Asked> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return { asked: false, because: 'not-linked' };
  return db.$transaction(async (tx): Promise<Asked> => {
    const client = await findClientToAsk(tx, therapist.id, clientId, now);
    if (!client) return { asked: false, because: 'no-client' };
    if (client === 'handed-over') return { asked: false, because: client };
    const data = { clientId: client.id, therapistId: therapist.id, instrument, rhythm };
    const row = await insertOnce(tx.measureRequest, { ...data, askedAt: now, createdAt: now });
    if (!row) return { asked: false, because: 'already' };
    await recordAudit(tx, {
      actor: viewer,
      action: 'measure.asked',
      subject: { table: 'measure_requests', id: row.id },
      subjectUserId: client.userId,
      request,
    });
    const told = { requestId: row.id, userId: client.userId, therapistName: therapist.name };
    await tellClient(tx, told, now);
    return { asked: true, clientName: client.name };
  });
}

/** Ends a request of the viewer; false if it is not theirs or has ended. */
export async function stopAsking(viewer: MemberOf<'therapist'>, id: string): Promise<boolean> {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(id)) return false;
  return endRequest({ id, therapistId: therapist.id }, 'therapist');
}

/** Declines a request to the viewer; false if it is another person's or has ended. */
export async function declineRequest(viewer: MemberOf<'client'>, id: string): Promise<boolean> {
  return isUuid(id) && endRequest({ id, clientId: viewer.profile.id }, 'client');
}

async function endRequest(
  own: { readonly id: string; readonly therapistId?: string; readonly clientId?: string },
  endedBy: 'client' | 'therapist',
): Promise<boolean> {
  const { count } = await db.measureRequest.updateMany({
    where: { ...own, endedAt: null },
    data: { endedAt: new Date(), endedBy, nextAt: null },
  });
  return count > 0;
}

type Answered =
  | { readonly done: true; readonly sharedWith: string | null }
  | Refused<'unknown' | 'no-therapist'>
  | Refused<'missing', { readonly fields: readonly string[] }>
  | Refused<SaveRefusal>;

/**
 * Stores the requested score and, if the viewer chose so, shares it with the requesting therapist: all or
 * nothing. An unshared result leaves the request open. A request that ended meanwhile does not prevent
 * storing.
 */
export async function answerRequest(
  { request: id, step, care, completedAt, ...sent }: AnswerInput,
  caller: Caller,
  now: Date = new Date(),
): Promise<Answered> {
  if (!isUuid(id)) return { done: false, because: 'unknown' };
  const clientId = caller.viewer.profile.id;
  return refusableTransaction<Answered, Answered>(async (tx, refuse): Promise<Answered> => {
    const [asked] = await tx.$queryRaw<{ instrument: string; therapistId: string }[]>`
      SELECT instrument, therapist_id::text AS "therapistId" FROM measure_requests
      WHERE id = ${id}::uuid AND client_id = ${clientId}::uuid FOR UPDATE`;
    const instrument = asked && instrumentOf(asked.instrument);
    if (!asked || !instrument) return { done: false, because: 'unknown' };
    const counted = countSent(instrument, sent);
    if (!counted.complete) return { done: false, because: 'missing', fields: counted.missing };
    const { complete: _, ...result } = counted;
    const made = await saveIn(tx, { instrument: instrument.code, ...result, completedAt, care }, caller, now);
    if (!made.done) throw refuse({ done: false, because: made.because });
    if (step === 'keep') return { done: true, sharedWith: null };
    const shown = { assessment: made.id, therapist: asked.therapistId };
    const shared = await shareIn(tx, shown, caller, now);
    if (!shared.done) throw refuse({ done: false, because: shared.because });
    return { done: true, sharedWith: shared.sharedWith };
  });
}

const batch = 200;

/**
 * Makes the due requests again: once each, even if two workers run at the same time. A request ends by itself
 * when one of the two has left or they no longer work together.
 */
export async function askDueMeasures(now: Date = new Date()): Promise<void> {
  const due = await db.measureRequest.findMany({
    where: { nextAt: { lte: now }, endedAt: null },
    orderBy: { nextAt: 'asc' },
    take: batch,
    select: { id: true },
  });
  for (const { id } of due) await db.$transaction((tx) => askAgain(tx, id, now));
}

async function askAgain(tx: Tx, id: string, now: Date): Promise<void> {
  const [row] = await tx.$queryRaw<
    { clientId: string; therapistId: string; userId: string; therapistName: string; here: boolean }[]
  >`
    SELECT m.client_id::text AS "clientId", m.therapist_id::text AS "therapistId", p.user_id::text AS "userId",
      t.name AS "therapistName", ${liveAccount} IS NOT NULL AS here
    FROM measure_requests m JOIN profiles p ON p.id = m.client_id JOIN therapists t ON t.id = m.therapist_id
    WHERE m.id = ${id}::uuid AND m.ended_at IS NULL AND m.next_at <= ${now} FOR UPDATE OF m SKIP LOCKED`;
  if (!row) return;
  const client = row.here && (await findClientToAsk(tx, row.therapistId, row.clientId, now));
  const goesOn = client && client !== 'handed-over';
  await tx.measureRequest.update({
    where: { id },
    data: { nextAt: null, ...(goesOn ? { askedAt: now } : { endedAt: now, endedBy: 'rule' }) },
  });
  if (goesOn) await tellClient(tx, { requestId: id, ...row }, now);
}
