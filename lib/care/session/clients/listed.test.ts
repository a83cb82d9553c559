import fc from 'fast-check';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientIdsOf } from '@/lib/care/session/access';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { createProfile, createTherapist } from '@/test/therapist/factories';

setUpDatabase();

type Listed = { readonly client: string; readonly name: string; readonly sort: string };

/** The people in the list, and those under the rule of `clientIdsOf`, without closed accounts. */
async function listedAndMeant(therapistId: string): Promise<{ listed: Listed[]; meant: Listed[] }> {
  const listed = await db.$queryRaw<Listed[]>`
    SELECT client_id::text AS client, name, sort_name AS sort FROM therapist_clients
    WHERE therapist_id = ${therapistId}::uuid ORDER BY client_id`;
  const meant = await db.$queryRaw<Listed[]>`
    SELECT p.id::text AS client, p.first_name || ' ' || p.last_name AS name,
      fold_text(p.first_name || ' ' || p.last_name) AS sort
    FROM ${clientIdsOf(therapistId)} AS client JOIN profiles p ON p.id = client.client_id
    JOIN users u ON u.id = p.user_id WHERE u.disabled_at IS NULL ORDER BY p.id`;
  return { listed, meant };
}

const kinds = [
  'session',
  'plan',
  'request',
  'answered request',
  'answer',
  'forget the client of a request',
  'handover',
  'accept',
  'move a session',
  'move a plan',
  'delete sessions',
  'delete plans',
  'delete requests',
  'delete handovers',
  'rename',
  'close the account',
  'open the account',
] as const;

type Step = {
  readonly kind: (typeof kinds)[number];
  readonly client: number;
  readonly therapist: number;
  readonly name: string;
};

/** One change as a statement with its parameters. */
function statementOf({ kind, client, therapist, name }: Step, clients: string[], therapists: string[]) {
  const c = clients[client] ?? '';
  const t = therapists[therapist] ?? '';
  const other = therapists[1 - therapist] ?? '';
  const statements: Record<Step['kind'], [string, unknown[]]> = {
    // Several rows at once, as a series is arranged.
    session: [
      `INSERT INTO therapy_sessions (client_id, therapist_id, session_date)
       SELECT $1::uuid, $2::uuid, timestamptz '2027-01-04 09:00Z' + n * interval '1 week' FROM generate_series(1, 3) n`,
      [c, t],
    ],
    plan: [
      `INSERT INTO therapy_plans (client_id, therapist_id, plan_name, total_sessions) VALUES ($1, $2, 'Eight weeks', 8)`,
      [c, t],
    ],
    request: [
      `INSERT INTO therapist_contact_requests (client_id, therapist_id, user_name, user_email, message)
       VALUES ($1, $2, 'Asha', 'asha@example.in', 'Hello')`,
      [c, t],
    ],
    'answered request': [
      `INSERT INTO therapist_contact_requests (client_id, therapist_id, user_name, user_email, message, answered_at, answer_way)
       VALUES ($1, $2, 'Asha', 'asha@example.in', 'Hello', now(), 'phone')`,
      [c, t],
    ],
    answer: [
      `UPDATE therapist_contact_requests SET answered_at = now(), answer_way = 'phone' WHERE therapist_id = $1`,
      [t],
    ],
    'forget the client of a request': [
      'UPDATE therapist_contact_requests SET client_id = NULL WHERE client_id = $1 AND therapist_id = $2',
      [c, t],
    ],
    handover: [
      `INSERT INTO handovers (client_id, from_therapist_id, to_therapist_id, because, last_day, started_by)
       VALUES ($1, $2, $3, 'leaving', '2027-01-31', 'therapist') ON CONFLICT DO NOTHING`,
      [c, t, other],
    ],
    accept: [
      `UPDATE handovers SET answer = 'accepted', answered_at = now() WHERE client_id = $1 AND withdrawn_at IS NULL`,
      [c],
    ],
    'move a session': [
      `UPDATE therapy_sessions SET therapist_id = $2
       WHERE id = (SELECT id FROM therapy_sessions WHERE client_id = $1 ORDER BY session_date, id LIMIT 1)`,
      [c, t],
    ],
    'move a plan': ['UPDATE therapy_plans SET client_id = $1 WHERE therapist_id = $2', [c, t]],
    'delete sessions': ['DELETE FROM therapy_sessions WHERE client_id = $1 AND therapist_id = $2', [c, t]],
    'delete plans': ['DELETE FROM therapy_plans WHERE client_id = $1', [c]],
    'delete requests': ['DELETE FROM therapist_contact_requests WHERE therapist_id = $1', [t]],
    'delete handovers': ['DELETE FROM handovers WHERE client_id = $1', [c]],
    rename: ['UPDATE profiles SET first_name = $2 WHERE id = $1', [c, name]],
    'close the account': [
      'UPDATE users SET disabled_at = now() WHERE id = (SELECT user_id FROM profiles WHERE id = $1)',
      [c],
    ],
    'open the account': [
      'UPDATE users SET disabled_at = NULL WHERE id = (SELECT user_id FROM profiles WHERE id = $1)',
      [c],
    ],
  };
  return statements[kind];
}

let clients: string[];
let therapists: string[];
let connections: Client[] = [];

/** A connection with the rights of the product. */
async function connect(): Promise<Client> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  connections.push(client);
  return client;
}

beforeEach(async () => {
  const profiles = [await createProfile(), await createProfile(), await createProfile()];
  clients = profiles.map(({ id }) => id);
  therapists = [(await createTherapist()).id, (await createTherapist()).id];
});

afterEach(async () => {
  await Promise.all(connections.map((client) => client.end()));
  connections = [];
});

it('lists after any changes whom the rule names, under the name they have', async () => {
  const client = await connect();
  const step = fc.record({
    kind: fc.constantFrom(...kinds),
    client: fc.nat({ max: 2 }),
    therapist: fc.nat({ max: 1 }),
    name: fc.constantFrom('Deepá', 'Anil', 'ŻOYA', "O'Hara"),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      for (const one of steps) await client.query(...statementOf(one, clients, therapists));
      for (const therapist of therapists) {
        const { listed, meant } = await listedAndMeant(therapist);
        expect(listed).toEqual(meant);
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);

/** Runs a statement on a connection and reports whether it waits for the other transaction. */
async function waits(client: Client, work: Promise<unknown>): Promise<boolean> {
  const watcher = await connect();
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  for (;;) {
    const { rows } = await watcher.query<{ locked: boolean }>(
      `SELECT wait_event_type = 'Lock' AS locked FROM pg_stat_activity WHERE pid = $1`,
      [(client as Client & { processID?: number }).processID],
    );
    if (rows[0]?.locked) return true;
    if (isDone) return false;
  }
}

const addSession = (client: Client) =>
  client.query(...statementOf({ kind: 'session', client: 0, therapist: 0, name: '' }, clients, therapists));
const deleteBefore = (client: Client) =>
  client.query(`DELETE FROM therapy_sessions WHERE client_id = $1 AND session_date < '2027-01-01'`, [
    clients[0],
  ]);

it('keeps a client whose last reason goes while another transaction adds one, whichever comes first', async () => {
  for (const first of ['add', 'delete'] as const) {
    await db.therapySession.deleteMany();
    await db.therapySession.create({
      data: {
        clientId: clients[0] ?? '',
        therapistId: therapists[0] ?? '',
        sessionDate: new Date('2026-11-20T09:00:00Z'),
      },
    });
    const [one, two] = [await connect(), await connect()];
    await one.query('BEGIN');
    await two.query('BEGIN');
    await (first === 'add' ? addSession(one) : deleteBefore(one));
    const second = first === 'add' ? deleteBefore(two) : addSession(two);
    expect([first, await waits(two, second)]).toEqual([first, true]);
    await one.query('COMMIT');
    await second;
    await two.query('COMMIT');
    const { listed, meant } = await listedAndMeant(therapists[0] ?? '');
    expect([first, listed.length, listed]).toEqual([first, 1, meant]);
  }
});

it('shows the new name, and nobody who leaves, when either meets the first session', async () => {
  for (const kind of ['rename', 'close the account'] as const) {
    await db.therapySession.deleteMany();
    const [one, two] = [await connect(), await connect()];
    await one.query('BEGIN');
    await addSession(one);
    const change = two.query(
      ...statementOf({ kind, client: 0, therapist: 0, name: 'Meera' }, clients, therapists),
    );
    expect([kind, await waits(two, change)]).toEqual([kind, true]);
    await one.query('COMMIT');
    await change;
    const { listed, meant } = await listedAndMeant(therapists[0] ?? '');
    expect([kind, listed]).toEqual([kind, meant]);
  }
});
