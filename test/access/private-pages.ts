import { database } from '@/test/database/copy-database';
import type { Persona } from './personas';
import { privateRoutes } from './routes';

/** Every page that opens to a persona without the id of one row, from the table of all private routes. */
export function roomsOf(persona: Persona): readonly string[] {
  return Object.values(privateRoutes).flatMap(({ visit, answers }) =>
    answers[persona] === 200 && !/^\/api\/|\/(?:csv|xlsx)$|^\/login|^\/signup/.test(visit) ? [visit] : [],
  );
}

/** The record of a client and its tabs, from the same table. */
const recordPaths = Object.keys(privateRoutes).flatMap((route) => {
  const [, tab] = /^\/therapist-dashboard\/clients\/\[id\]((?:\/[\w-]+)?)$/.exec(route) ?? [];
  return tab === undefined ? [] : [tab];
});

/** The record of a client of the sample therapist, tab by tab. */
export async function demoRecord(): Promise<readonly string[]> {
  await using db = await database();
  const [found] = await db.query<{ id: string }>(
    `SELECT s.client_id AS id FROM therapy_sessions s
     JOIN therapists t ON t.id = s.therapist_id JOIN users u ON u.id = t.user_id
     WHERE u.email = 'therapist@demo.test' GROUP BY s.client_id ORDER BY count(*) DESC, s.client_id LIMIT 1`,
  );
  if (!found) throw new Error('The sample therapist has no client.');
  const record = `/therapist-dashboard/clients/${found.id}`;
  return [...recordPaths.map((tab) => record + tab), `/therapist-dashboard/messages/${found.id}`];
}
