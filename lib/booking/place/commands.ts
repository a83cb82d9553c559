import 'server-only';
import { randomUUID } from 'node:crypto';
import type { AuditAction } from '@/lib/account/audit-events';
import type { MemberOf } from '@/lib/account/session/session';
import { followPlace } from '@/lib/booking/meeting/commands';
import { shownPlace } from '@/lib/booking/place/queries';
import { mostPlaces, placePath } from '@/lib/booking/place/rules';
import type { PlaceInput } from '@/lib/booking/place/schema';
import { notify } from '@/lib/notification/commands';
import { isOutdated, type Shown } from '@/lib/server/action/outdated';
import type { Tx } from '@/lib/server/db';
import { insertOnce } from '@/lib/server/db/insert-once';
import type { Refuse } from '@/lib/server/db/transaction';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { changeOwn } from '@/lib/therapist/own-change';

type Therapist = MemberOf<'therapist'>;

type Refusal = 'not-linked' | 'unknown' | 'too-many' | 'in-hours' | 'in-kind' | 'code';

/** Does one thing to the viewer's places. @param id of the place that is added or changed */
const change = <T>(
  viewer: Therapist,
  about: { readonly action: AuditAction; readonly id: string; readonly request: AuditedRequest },
  work: (tx: Tx, therapistId: string, refuse: Refuse<Refusal>) => Promise<T>,
): Promise<T | Refusal> =>
  changeOwn<T, Refusal>(viewer, { ...about, table: 'places' }, (tx, { id }, refuse) => work(tx, id, refuse));

/** The premises that a code names, for a place without a code of its own; null once its owner has made a new one. */
async function placeOfCode(tx: Tx, code: string) {
  // Waits for an owner who is making a new code, or makes the owner wait for the place that is added.
  const [found] = await tx.$queryRaw<{ premisesId: string }[]>`
    SELECT premises_id::text AS "premisesId" FROM places
    WHERE share_code = ${code}::uuid AND archived_at IS NULL FOR SHARE`;
  return found ? { premisesId: found.premisesId, shareCode: null } : null;
}

/**
 * Adds a place of the viewer.
 * @param code of a place that another therapist has here; empty for a place of its own
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
    const shared = code === '' ? {} : await placeOfCode(tx, code);
    if (!shared) throw refuse('code');
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
): Promise<{ readonly told: number } | { readonly current: Shown } | Refusal> {
  const now = new Date();
  return change(viewer, { action: 'place.changed', id, request }, async (tx, therapistId, refuse) => {
    const where = { id, therapistId, archivedAt: null };
    const was = await tx.place.findFirst({ where });
    if (!was) throw refuse('unknown');
    if (isOutdated(version, shownPlace(input), shownPlace(was))) return { current: shownPlace(was) };
    await tx.place.update({ where, data: input });
    return { told: await followPlace(tx, { id, was, is: input }, now) };
  });
}

/**
 * Ends one of the viewer's places that no weekly or coming extra hours and no kind of session name; appointments
 * there stay.
 * @returns the number of coming appointments there
 */
export function archivePlace(
  viewer: Therapist,
  id: string,
  request: AuditedRequest,
): Promise<{ readonly ahead: number } | Refusal> {
  const now = new Date();
  return change(viewer, { action: 'place.archived', id, request }, async (tx, therapistId, refuse) => {
    const today = new Date(now.toISOString().slice(0, 10));
    const weekly = await tx.availabilityHours.count({ where: { placeId: id } });
    const extra = await tx.availabilityException.count({ where: { placeId: id, onDate: { gte: today } } });
    const where = { id, therapistId, archivedAt: null };
    if ((await tx.place.count({ where })) === 0) throw refuse('unknown');
    if (weekly + extra > 0) throw refuse('in-hours');
    if ((await tx.sessionKind.count({ where: { placeId: id, archivedAt: null } })) > 0)
      throw refuse('in-kind');
    await tx.place.update({ where, data: { archivedAt: now } });
    const ahead = await tx.booking.count({
      where: { placeId: id, status: 'confirmed', startsAt: { gt: now } },
    });
    return { ahead };
  });
}

/**
 * Makes a new code for a place that the viewer shares; the earlier one names no place any more.
 * @param apart whether the places of those who share it become places of their own
 * @returns the number of those places
 */
export function renewCode(
  viewer: Therapist,
  { place: id, apart }: { readonly place: string; readonly apart: boolean },
  request: AuditedRequest,
): Promise<{ readonly apart: number } | Refusal> {
  return change(viewer, { action: 'place.changed', id, request }, async (tx, therapistId, refuse) => {
    const where = { id, therapistId, archivedAt: null, shareCode: { not: null } };
    const place = await tx.place.findFirst({ where, select: { premisesId: true } });
    if (!place) throw refuse('unknown');
    await tx.place.update({ where: { id }, data: { shareCode: randomUUID() } });
    return { apart: apart ? await separate(tx, id, place.premisesId) : 0 };
  });
}

/** Gives each other place of these premises, and its appointments that are not over, premises of its own. */
async function separate(tx: Tx, id: string, premisesId: string): Promise<number> {
  // Appointments before places: whoever moves one holds it before it asks for its place.
  await tx.$queryRaw`
    SELECT 1 FROM bookings WHERE premises_id = ${premisesId}::uuid AND place_id <> ${id}::uuid
      AND blocked_until > now() ORDER BY id FOR UPDATE`;
  const others = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text AS id FROM places WHERE premises_id = ${premisesId}::uuid AND id <> ${id}::uuid
    ORDER BY id FOR UPDATE`;
  const ids = others.map((other) => other.id);
  await tx.$executeRaw`
    UPDATE places SET premises_id = gen_random_uuid(), share_code = gen_random_uuid()
    WHERE id = ANY (${ids}::uuid[])`;
  // The trigger of the bookings reads the new premises.
  await tx.$executeRaw`
    UPDATE bookings SET place_id = place_id WHERE place_id = ANY (${ids}::uuid[]) AND blocked_until > now()`;
  const owners = await tx.place.findMany({
    where: { id: { in: ids }, archivedAt: null },
    select: { id: true, name: true, therapist: { select: { userId: true } } },
  });
  for (const { id: other, name, therapist } of owners) {
    if (!therapist.userId) continue;
    const title = `${name} is no longer shared with a colleague`;
    await notify(tx, { userId: therapist.userId, kind: 'place.apart', title, href: placePath(other) });
  }
  return owners.length;
}
