import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { AuditAction } from '@/lib/account/audit-events';
import type { MemberOf } from '@/lib/account/session/session';
import { followPlace } from '@/lib/booking/meeting/commands';
import { shownPlace } from '@/lib/booking/place/queries';
import { mostPlaces } from '@/lib/booking/place/rules';
import type { PlaceInput } from '@/lib/booking/place/schema';
import { isOutdated, type Shown } from '@/lib/server/action/outdated';
import type { Tx } from '@/lib/server/db';
import { insertOnce } from '@/lib/server/db/insert-once';
import { type Refuse, refusableTransaction } from '@/lib/server/db/transaction';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';

type Therapist = MemberOf<'therapist'>;

type Refusal = 'not-linked' | 'unknown' | 'too-many' | 'in-hours' | 'code';

type Change = {
  readonly action: AuditAction;
  /** Id of the place that is added or changed. */
  readonly id: string;
  readonly request: AuditedRequest;
};

/** Does one thing to the viewer's places while their hours and appointments stay as they are. */
async function change<T>(
  viewer: Therapist,
  { action, id, request }: Change,
  work: (tx: Tx, therapistId: string, refuse: Refuse<Refusal>) => Promise<T>,
): Promise<T | Refusal> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return 'not-linked';
  return refusableTransaction(async (tx, refuse: Refuse<Refusal>) => {
    // The calendar before the therapist, in the order of those who write hours and free times.
    await tx.$queryRaw`SELECT 1 FROM calendars WHERE therapist_id = ${therapist.id}::uuid FOR UPDATE`;
    await tx.$queryRaw`SELECT 1 FROM therapists WHERE id = ${therapist.id}::uuid FOR NO KEY UPDATE`;
    const done = await work(tx, therapist.id, refuse);
    // An outdated form has changed nothing.
    if (typeof done === 'object' && done !== null && 'stands' in done) return done;
    await recordAudit(tx, {
      actor: viewer,
      action,
      subject: { table: 'places', id },
      subjectUserId: viewer.userId,
      request,
    });
    return done;
  });
}

/**
 * Adds a place of the viewer.
 * @param code premises of a place that another therapist has here; empty for a place of its own
 * @param id of the form: the same form adds one place
 */
export function addPlace(
  viewer: Therapist,
  { id, code, ...input }: PlaceInput & { readonly id: string; readonly code: string },
  request: AuditedRequest,
): Promise<'added' | Refusal> {
  return change(viewer, { action: 'place.added', id, request }, async (tx, therapistId, refuse) => {
    const known = { therapistId, archivedAt: null, id: { not: id } };
    if ((await tx.place.count({ where: known })) >= mostPlaces) throw refuse('too-many');
    const shared = code !== '' && { premisesId: code };
    if (shared && (await tx.place.count({ where: { ...shared, archivedAt: null } })) === 0)
      throw refuse('code');
    await insertOnce(tx.place, { id, therapistId, ...input, ...shared });
    return 'added' as const;
  });
}

/**
 * Changes one of the viewer's places; coming appointments there get a new name or address, and their people are told.
 * @returns the number of those; or the stored values, if they are no longer those that the form showed
 */
export async function changePlace(
  viewer: Therapist,
  { place: id, version, ...input }: PlaceInput & { readonly place: string; readonly version: string },
  request: AuditedRequest,
  now: Date = new Date(),
): Promise<{ readonly told: number } | { readonly stands: Shown } | Refusal> {
  return change(viewer, { action: 'place.changed', id, request }, async (tx, therapistId, refuse) => {
    const where = { id, therapistId, archivedAt: null };
    const was = await tx.place.findFirst({ where });
    if (!was) throw refuse('unknown');
    if (isOutdated(version, shownPlace(input), shownPlace(was))) return { stands: shownPlace(was) };
    await tx.place.update({ where, data: input });
    return { told: await followPlace(tx, { id, was, is: input }, now) };
  });
}

/**
 * Ends one of the viewer's places that no weekly or coming extra hours name; appointments there stay.
 * @returns the number of coming appointments there
 */
export function archivePlace(
  viewer: Therapist,
  id: string,
  request: AuditedRequest,
  now: Date = new Date(),
): Promise<{ readonly ahead: number } | Refusal> {
  return change(viewer, { action: 'place.archived', id, request }, async (tx, therapistId, refuse) => {
    const today = new Date(now.toISOString().slice(0, 10));
    const weekly = await tx.availabilityHours.count({ where: { placeId: id } });
    const extra = await tx.availabilityException.count({ where: { placeId: id, onDate: { gte: today } } });
    const where = { id, therapistId, archivedAt: null };
    if ((await tx.place.count({ where })) === 0) throw refuse('unknown');
    if (weekly + extra > 0) throw refuse('in-hours');
    await tx.place.update({ where, data: { archivedAt: now } });
    const ahead = await tx.booking.count({
      where: { placeId: id, status: 'confirmed', startsAt: { gt: now } },
    });
    return { ahead };
  });
}
