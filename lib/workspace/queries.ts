import 'server-only';
import { isAdmin, isTherapist } from '@/lib/account/session/guard';
import { hasSecondFactor } from '@/lib/account/session/second-factor';
import type { MemberOf, Viewer } from '@/lib/account/session/session';
import { listUsers } from '@/lib/admin/user/queries';
import { clientIdsOf } from '@/lib/care/session/access';
import { db } from '@/lib/server/db';
import { consume, limitOf } from '@/lib/server/rate-limit/consume';
import { therapistOf } from '@/lib/therapist/access';
import { type FoundPerson, mostFound, mostKnown, mostRecent } from '@/lib/workspace/rules';

/** The viewers who may search people: therapists among their clients, admins with the second factor among all. */
export type Finder = MemberOf<'therapist'> | MemberOf<'admin'>;

export function isFinder(viewer: Viewer | null): viewer is Finder {
  return isTherapist(viewer) || (isAdmin(viewer) && hasSecondFactor(viewer));
}

type Row = { readonly id: string; readonly name: string; readonly email: string; readonly opened: boolean };

const asClient = ({ id, name, opened }: Row): FoundPerson => ({
  id,
  name,
  opened,
  note: '',
  href: `/therapist-dashboard/clients/${id}`,
});

const asUser = ({ id, name, email, opened }: Omit<Row, 'opened'> & Partial<Row>): FoundPerson => ({
  id,
  opened: opened ?? false,
  name: name || email,
  note: name ? email : '',
  href: `/admin/users/${id}`,
});

async function findClients(therapistId: string, words: string): Promise<readonly Row[]> {
  return db.$queryRaw<Row[]>`
    SELECT p.id::text AS id, p.first_name || ' ' || p.last_name AS name, '' AS email, false AS opened
    FROM ${clientIdsOf(therapistId)} AS client
    JOIN profiles p ON p.id = client.client_id
    JOIN users u ON u.id = p.user_id AND u.disabled_at IS NULL
    WHERE position(fold_text(${words}) IN fold_text(p.first_name || ' ' || p.last_name)) > 0
      OR (char_length(${words}) >= 3
        AND position(sound_of(${words}) IN sound_of(p.first_name || ' ' || p.last_name)) > 0)
    ORDER BY fold_text(p.first_name || ' ' || p.last_name), p.id LIMIT ${mostFound}`;
}

/** The clients of the viewer without those who have left; first the ones whose record the viewer opened last. */
async function knownClients(userId: string, therapistId: string): Promise<readonly Row[]> {
  return db.$queryRaw<Row[]>`
    SELECT p.id::text AS id, p.first_name || ' ' || p.last_name AS name, '' AS email, last.at IS NOT NULL AS opened
    FROM ${clientIdsOf(therapistId)} AS client
    JOIN profiles p ON p.id = client.client_id
    JOIN users u ON u.id = p.user_id AND u.disabled_at IS NULL
    LEFT JOIN (
      SELECT subject_id, max(at) AS at FROM (
        SELECT subject_id, at FROM audit_log
        WHERE actor_user_id = ${userId}::uuid AND action = 'client.opened'
        ORDER BY at DESC LIMIT 50) AS opened
      GROUP BY subject_id) AS last ON last.subject_id = p.id
    ORDER BY last.at DESC NULLS LAST, fold_text(p.first_name || ' ' || p.last_name), p.id LIMIT ${mostKnown}`;
}

async function recentUsers(userId: string): Promise<readonly Row[]> {
  return db.$queryRaw<Row[]>`
    SELECT u.id::text AS id, coalesce(p.first_name || ' ' || p.last_name, u.name, '') AS name, u.email::text AS email,
      true AS opened
    FROM (
      SELECT subject_user_id, max(at) AS at FROM (
        SELECT subject_user_id, at FROM audit_log
        WHERE actor_user_id = ${userId}::uuid AND action = 'account.opened'
        ORDER BY at DESC LIMIT 50) AS opened
      GROUP BY subject_user_id) AS last
    JOIN users u ON u.id = last.subject_user_id AND u.disabled_reason IS DISTINCT FROM 'erased'
    LEFT JOIN profiles p ON p.user_id = u.id
    ORDER BY last.at DESC, u.id DESC LIMIT ${mostRecent}`;
}

/**
 * People with these words in their name or, for admins, in their email address. Without words: the clients of a
 * therapist, or the accounts that an admin opened last. Erased accounts are not found.
 */
export async function findPeople(viewer: Finder, words: string): Promise<readonly FoundPerson[]> {
  if (isTherapist(viewer)) {
    const therapist = await therapistOf(viewer);
    if (!therapist) return [];
    const rows = words === '' ? knownClients(viewer.userId, therapist.id) : findClients(therapist.id, words);
    return (await rows).map(asClient);
  }
  if (!isAdmin(viewer)) return [];
  if (words === '') return (await recentUsers(viewer.userId)).map(asUser);
  const { rows } = await listUsers(viewer, { q: words });
  return rows
    .filter(({ state }) => state !== 'erased')
    .slice(0, mostFound)
    .map(asUser);
}

/** Fast typing sends about two requests a second. */
const perMinute = 120;

/** The same within the limit; null for a viewer over it. */
export async function searchPeople(viewer: Finder, words: string): Promise<readonly FoundPerson[] | null> {
  const within = await consume(db, [limitOf('people', viewer.userId, perMinute, 60)]);
  return within ? findPeople(viewer, words) : null;
}
