import { randomBytes } from 'node:crypto';
import { cookieOf } from '@/test/access/people';
import { database } from '@/test/database/copy-database';
import { fetchAsRouter } from '@/test/server/payload';
import { type SealedCare, sealCare, sealedWords } from './sealed-care';

/** Distinguishes the rows of this run from others. */
const run = randomBytes(4).toString('hex');

export const therapists = ['T1', 'T2'] as const;
export const clients = ['C1', 'C2'] as const;
export type TherapistName = (typeof therapists)[number];
export type ClientName = (typeof clients)[number];
export type Name = TherapistName | ClientName;

/** The pairs: the first therapist with both clients, the second only with the second. */
export const pairs = [
  ['T1', 'C1'],
  ['T1', 'C2'],
  ['T2', 'C2'],
] as const satisfies readonly (readonly [TherapistName, ClientName])[];

/** Texts of a person's row and of a row between two people. */
const ofPerson = ['name', 'email', 'phone', 'goals'] as const;
const ofPair = [
  'plan-name',
  'plan-description',
  'service',
  'offer',
  'request',
  'answer',
  'cancel-reason',
  ...sealedWords,
] as const;
export type OfPerson = (typeof ofPerson)[number];
export type OfPair = (typeof ofPair)[number];

/** A mark of letters and digits only, so that every page writes it the same way. */
const mark = (kind: OfPerson | OfPair, ...who: readonly Name[]) =>
  kind === 'phone'
    ? `+9198${String(Number.parseInt(run, 16) % 1e7).padStart(7, '0')}${[...therapists, ...clients].indexOf(who[0] ?? 'T1')}`
    : `Cy${run}${kind.replaceAll('-', '')}${who.join('')}z`;

/** The meaning of each mark: "note T1-C2". */
const marks = new Map<string, string>([
  ...[...therapists, ...clients].flatMap((name) =>
    ofPerson.map((kind) => [mark(kind, name), `${kind} ${name}`] as const),
  ),
  ...pairs.flatMap(([therapist, client]) =>
    ofPair.map((kind) => [mark(kind, therapist, client), `${kind} ${therapist}-${client}`] as const),
  ),
]);

type Made = {
  readonly userId: string;
  readonly profileId: string;
  readonly therapistId: string | null;
};
const made = new Map<Name, Made>();
const sealed = new Map<string, SealedCare>();

async function makePerson(name: Name): Promise<void> {
  await using db = await database();
  const email = `${mark('email', name)}@demo.test`.toLowerCase();
  const [user] = await db.query<{ id: string }>(
    'INSERT INTO users (email, name, email_verified_at) VALUES ($1, $2, now()) RETURNING id',
    [email, mark('name', name)],
  );
  const isTherapist = name.startsWith('T');
  const [profile] = await db.query<{ id: string }>(
    `INSERT INTO profiles (user_id, email, first_name, last_name, role, goals, phone, onboarding_completed, adult_declared_at)
     VALUES ($1, $2, $3, 'Rao', $4, $5, $6, true, now()) RETURNING id`,
    [
      user?.id,
      email,
      mark('name', name),
      isTherapist ? 'therapist' : 'client',
      mark('goals', name),
      mark('phone', name),
    ],
  );
  const [therapist] = isTherapist
    ? await db.query<{ id: string }>(
        `INSERT INTO therapists (slug, name, title, location, bio, email, user_id)
         VALUES ($1, $2, 'Counsellor', 'Pune', 'Listens.', $3, $4) RETURNING id`,
        [`marker-${run}-${name}`.toLowerCase(), mark('name', name), email, user?.id],
      )
    : [];
  if (!user || !profile) throw new Error('The person was not saved.');
  made.set(name, { userId: user.id, profileId: profile.id, therapistId: therapist?.id ?? null });
}

export function idsOf(name: Name): Made {
  const found = made.get(name);
  if (!found) throw new Error(`${name} was not made.`);
  return found;
}

async function makeWork(therapist: TherapistName, client: ClientName): Promise<void> {
  await using db = await database();
  const ids = [idsOf(therapist).therapistId, idsOf(client).profileId];
  const words = (kind: OfPair) => mark(kind, therapist, client);
  await db.query(
    `INSERT INTO therapy_plans (therapist_id, client_id, plan_name, description, total_sessions) VALUES ($1, $2, $3, $4, 6)`,
    [...ids, words('plan-name'), words('plan-description')],
  );
  await db.query(
    `INSERT INTO quotations (therapist_id, client_id, service_type, description, amount) VALUES ($1, $2, $3, $4, 1500)`,
    [...ids, words('service'), words('offer')],
  );
  await db.query(
    `INSERT INTO therapist_contact_requests (therapist_id, client_id, user_name, user_email, message, answered_at, answer_way, answer)
     VALUES ($1, $2, $3, $4, $5, now(), 'mail', $6)`,
    [
      ...ids,
      mark('name', client),
      `${mark('email', client)}@demo.test`.toLowerCase(),
      words('request'),
      words('answer'),
    ],
  );
  await db.query(
    `INSERT INTO therapy_sessions (therapist_id, client_id, session_date, status) VALUES ($1, $2, now() + interval '3 days', 'scheduled')`,
    ids,
  );
  await db.query(
    `INSERT INTO therapy_sessions (therapist_id, client_id, session_date, status, cancelled_at, cancelled_by, cancel_reason)
     VALUES ($1, $2, now() - interval '3 days', 'cancelled', now() - interval '4 days', 'client', $3)`,
    [...ids, words('cancel-reason')],
  );
  sealed.set(`${therapist}-${client}`, await sealCare(idsOf(therapist), idsOf(client), words));
}

/** The rows with sealed words of a pair. */
export function sealedOf(therapist: TherapistName, client: ClientName): SealedCare {
  const found = sealed.get(`${therapist}-${client}`);
  if (!found) throw new Error(`${therapist} and ${client} do not work together.`);
  return found;
}

/** Makes the four people and their work. */
export async function makeMarkedCare(): Promise<void> {
  for (const name of [...therapists, ...clients]) await makePerson(name);
  for (const [therapist, client] of pairs) await makeWork(therapist, client);
  await using db = await database();
  // The bell next to each page names the people of its notifications; it is no part of the page.
  await db.query('DELETE FROM notices WHERE user_id = ANY ($1)', [
    [...made.values()].map(({ userId }) => userId),
  ]);
}

/** The marks in a page, as HTML or as the router's payload. */
export async function seen(address: string, token: string | null, headers?: Record<string, string>) {
  const cookie = token === null ? '' : cookieOf(token);
  const answer = await fetchAsRouter(address, { headers: { cookie, ...headers } });
  // Numbers are shown with separators.
  const body = (await answer.text()).toLowerCase().replaceAll(' ', '');
  const found = [...marks].filter(([word]) => body.includes(word.toLowerCase())).map(([, what]) => what);
  return { status: answer.status, found: found.toSorted() };
}
