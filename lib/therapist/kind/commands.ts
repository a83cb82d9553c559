import 'server-only';
import type { AuditAction } from '@/lib/account/audit-events';
import type { MemberOf } from '@/lib/account/session/session';
import { isUuid } from '@/lib/format/uuid';
import { isOutdated, type Shown } from '@/lib/server/action/outdated';
import type { Tx } from '@/lib/server/db';
import { insertOnce } from '@/lib/server/db/insert-once';
import type { Refuse } from '@/lib/server/db/transaction';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { type LinkedTherapist, therapistOf } from '@/lib/therapist/access';
import { kindColumns, offeredKinds } from '@/lib/therapist/kind/queries';
import { mostKinds } from '@/lib/therapist/kind/rules';
import type { KindInput } from '@/lib/therapist/kind/schema';
import { inputShown, kindShown, modesOf } from '@/lib/therapist/kind/shown';
import { changeOwn } from '@/lib/therapist/own-change';

type Therapist = MemberOf<'therapist'>;

type Refusal =
  | 'not-linked'
  | 'unknown'
  | 'too-many'
  | 'last'
  | 'first'
  | 'lowest'
  | 'ways'
  | 'place'
  | 'in-plan';

type Change = {
  readonly action: AuditAction;
  /** Id of the kind that is added or changed. */
  readonly id: string;
  readonly request: AuditedRequest;
};

/**
 * Does one thing to the viewer's kinds of session, and takes it back where the first kind could then not
 * represent the therapist in the directory.
 */
async function change<T>(
  viewer: Therapist,
  about: Change,
  work: (tx: Tx, therapist: LinkedTherapist, refuse: Refuse<Refusal>) => Promise<T>,
): Promise<T | Refusal> {
  if (!isUuid(about.id)) return (await therapistOf(viewer)) ? 'unknown' : 'not-linked';
  return changeOwn<T, Refusal>(
    viewer,
    { ...about, table: 'session_kinds' },
    async (tx, therapist, refuse) => {
      const done = await work(tx, therapist, refuse);
      const { kinds, lowestFee } = await tx.therapist.findUniqueOrThrow({
        where: { id: therapist.id },
        select: { lowestFee: true, kinds: { ...offeredKinds, orderBy: [...offeredKinds.orderBy] } },
      });
      const [first] = kinds;
      if (!first) throw refuse('last');
      if (first.bookableBy !== 'everybody' || first.noticeHours !== null || first.fee?.isZero()) {
        throw refuse('first');
      }
      if (lowestFee && (!first.fee || first.fee.lte(lowestFee))) throw refuse('lowest');
      if (kinds.length > mostKinds) throw refuse('too-many');
      return done;
    },
  );
}

async function valuesOf(
  tx: Tx,
  input: KindInput,
  { id: therapistId, modes }: LinkedTherapist,
  refuse: Refuse<Refusal>,
) {
  const { inPerson: _inPerson, place, video: _video, phone: _phone, ...values } = input;
  const ways = modesOf(input, modes);
  if (ways === 'unknown') throw refuse('ways');
  if (place !== '') {
    const own = { id: place, therapistId, archivedAt: null };
    if (!isUuid(place) || (await tx.place.count({ where: own })) === 0) throw refuse('place');
  }
  return { ...values, modes: ways, placeId: place || null };
}

/** Adds a kind of session after the viewer's others. @param id of the form: the same form adds one kind */
export function addKind(
  viewer: Therapist,
  { id, ...input }: KindInput & { readonly id: string },
  request: AuditedRequest,
): Promise<'added' | Refusal> {
  return change(viewer, { action: 'kind.added', id, request }, async (tx, therapist, refuse) => {
    const { _max: last } = await tx.sessionKind.aggregate({
      where: { therapistId: therapist.id },
      _max: { position: true },
    });
    const values = await valuesOf(tx, input, therapist, refuse);
    const position = (last.position ?? 0) + 1;
    await insertOnce(tx.sessionKind, { id, therapistId: therapist.id, ...values, position });
    return 'added' as const;
  });
}

/**
 * Changes one of the viewer's kinds; appointments keep what was booked.
 * @returns the stored values, if they are no longer those that the form showed
 */
export function changeKind(
  viewer: Therapist,
  { kind, version, ...input }: KindInput & { readonly kind: string; readonly version: string },
  request: AuditedRequest,
): Promise<'saved' | Refusal | { readonly current: Shown }> {
  return change(viewer, { action: 'kind.changed', id: kind, request }, async (tx, therapist, refuse) => {
    const where = { id: kind, therapistId: therapist.id, archivedAt: null };
    const row = await tx.sessionKind.findFirst({ where, select: kindColumns });
    if (!row) throw refuse('unknown');
    const current = kindShown(row, therapist.modes);
    if (isOutdated(version, inputShown(input), current)) return { current };
    await tx.sessionKind.update({ where, data: await valuesOf(tx, input, therapist, refuse) });
    return 'saved' as const;
  });
}

/** Moves one of the viewer's kinds before the one above it. */
export function raiseKind(
  viewer: Therapist,
  id: string,
  request: AuditedRequest,
): Promise<'raised' | Refusal> {
  return change(viewer, { action: 'kind.changed', id, request }, async (tx, therapist, refuse) => {
    const kinds = await tx.sessionKind.findMany({
      where: { therapistId: therapist.id, archivedAt: null },
      orderBy: [...offeredKinds.orderBy],
      select: { id: true },
    });
    const ids = kinds.map((kind) => kind.id);
    const at = ids.indexOf(id);
    if (at < 0) throw refuse('unknown');
    const order = at === 0 ? ids : ids.with(at - 1, id).with(at, ids[at - 1] ?? id);
    // One statement, so that no other kind is the first one in between.
    await tx.$executeRaw`
      UPDATE session_kinds k SET position = o.place FROM unnest(${order}::uuid[]) WITH ORDINALITY AS o (id, place)
      WHERE k.id = o.id`;
    return 'raised' as const;
  });
}

/** Whether a client has paid sessions of this kind left, or can accept or pay a quotation for some. */
async function isSoldAhead(tx: Tx, id: string, now: Date): Promise<boolean> {
  const [found] = await tx.$queryRaw<{ sold: boolean }[]>`
    SELECT EXISTS (SELECT FROM quotations
        WHERE kind_id = ${id}::uuid AND status IN ('pending', 'accepted')
          AND (valid_until IS NULL OR valid_until > ${now}))
      OR EXISTS (SELECT FROM therapy_plans p JOIN plan_credit_entries e ON e.plan_id = p.id
        WHERE p.kind_id = ${id}::uuid AND p.status IN ('active', 'paused') GROUP BY p.id
        HAVING sum(CASE e.kind WHEN 'paid' THEN e.sessions WHEN 'held' THEN 0 ELSE -e.sessions END) > 0) AS sold`;
  return found?.sold === true;
}

/**
 * Ends one of the viewer's kinds, except the last one, and one of which sessions are sold ahead: they could not be booked any
 * more. Times that are held for somebody can still be booked.
 */
export function archiveKind(
  viewer: Therapist,
  id: string,
  request: AuditedRequest,
  now: Date = new Date(),
): Promise<'archived' | Refusal> {
  return change(viewer, { action: 'kind.archived', id, request }, async (tx, therapist, refuse) => {
    const where = { id, therapistId: therapist.id, archivedAt: null };
    const { count } = await tx.sessionKind.updateMany({ where, data: { archivedAt: now } });
    if (count === 0) throw refuse('unknown');
    if (await isSoldAhead(tx, id, now)) throw refuse('in-plan');
    return 'archived' as const;
  });
}
