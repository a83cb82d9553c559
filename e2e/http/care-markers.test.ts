import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { database } from '../support/db';
import { fetchAsRouter } from '../support/payload';
import { cookieOf, signedIn } from '../support/people';
import { baseURL } from './http-test';

const run = randomBytes(4).toString('hex');

const therapists = ['T1', 'T2'] as const;
const clients = ['C1', 'C2'] as const;
type TherapistName = (typeof therapists)[number];
type ClientName = (typeof clients)[number];
type Name = TherapistName | ClientName;

/** Who works with whom: the first therapist with both clients, the second only with the second. */
const pairs = [
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
] as const;
type OfPerson = (typeof ofPerson)[number];
type OfPair = (typeof ofPair)[number];

/** A mark of letters and digits alone, so that every page writes it in the same way. */
const mark = (kind: OfPerson | OfPair, ...who: readonly Name[]) =>
  kind === 'phone'
    ? `+9198${String(Number.parseInt(run, 16) % 1e7).padStart(7, '0')}${[...therapists, ...clients].indexOf(who[0] ?? 'T1')}`
    : `Cy${run}${kind.replace('-', '')}${who.join('')}z`;

const marks = new Map<string, string>([
  ...[...therapists, ...clients].flatMap((name) =>
    ofPerson.map((kind) => [mark(kind, name), `${kind} ${name}`] as const),
  ),
  ...pairs.flatMap(([therapist, client]) =>
    ofPair.map((kind) => [mark(kind, therapist, client), `${kind} ${therapist}-${client}`] as const),
  ),
]);

type Made = { readonly userId: string; readonly profileId: string; readonly therapistId: string | null };
const made = new Map<Name, Made>();

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
  if (!user || !profile) throw new Error('The person was not kept.');
  made.set(name, { userId: user.id, profileId: profile.id, therapistId: therapist?.id ?? null });
}

function idsOf(name: Name): Made {
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
}

beforeAll(async () => {
  for (const name of [...therapists, ...clients]) await makePerson(name);
  for (const [therapist, client] of pairs) await makeWork(therapist, client);
});

type Screen = {
  readonly path: string;
  /** Texts of the other side. */
  readonly others: readonly OfPerson[];
  /** Texts of the work between the two. */
  readonly work: readonly OfPair[];
  /** A screen about one client. */
  readonly about?: ClientName;
};

/** Exactly what each screen shows, besides the viewer's own name in the menu. Only their owner sees goals. */
const clientScreens: readonly Screen[] = [
  { path: '/dashboard', others: ['name'], work: ['service', 'offer'] },
  { path: '/dashboard/sessions', others: ['name'], work: ['cancel-reason'] },
  { path: '/dashboard/assessments', others: [], work: [] },
  { path: '/dashboard/quotations', others: ['name'], work: ['service', 'offer'] },
  { path: '/dashboard/plans', others: ['name'], work: ['plan-name', 'plan-description'] },
  { path: '/dashboard/transactions', others: [], work: [] },
  { path: '/account/messages', others: ['name'], work: ['request', 'answer'] },
];

const client = (about: ClientName): readonly Screen[] => {
  const record = `/therapist-dashboard/clients/{${about}}`;
  return [
    { path: record, others: ['name', 'email', 'phone'], work: ['plan-name'], about },
    { path: `${record}/sessions`, others: ['name'], work: ['cancel-reason'], about },
    { path: `${record}/plan`, others: ['name'], work: ['plan-name', 'plan-description'], about },
    { path: `${record}/payments`, others: ['name'], work: ['service', 'offer'], about },
    { path: `${record}/results`, others: ['name'], work: [], about },
    { path: `${record}/requests`, others: ['name'], work: [], about },
  ];
};

const therapistScreens: readonly Screen[] = [
  { path: '/therapist-dashboard', others: ['name'], work: ['cancel-reason'] },
  { path: '/therapist-dashboard/sessions', others: ['name'], work: ['cancel-reason'] },
  { path: '/therapist-dashboard/sessions?list=past', others: ['name'], work: ['cancel-reason'] },
  { path: '/therapist-dashboard/clients', others: ['name'], work: ['plan-name'] },
  ...clients.flatMap(client),
  { path: '/therapist-dashboard/sessions/new', others: ['name'], work: ['plan-name'] },
  { path: '/therapist-dashboard/plans/new', others: ['name'], work: [] },
  { path: '/therapist-dashboard/quotations/new', others: ['name'], work: [] },
  { path: '/therapist-dashboard/plans', others: ['name'], work: ['plan-name', 'plan-description'] },
  { path: '/therapist-dashboard/quotations', others: ['name'], work: ['service', 'offer'] },
  { path: '/therapist-dashboard/requests', others: [], work: [] },
];

/** The marks in a page, as HTML or as the router's payload. */
async function seen(address: string, token: string, headers?: Record<string, string>) {
  const answer = await fetchAsRouter(address, { headers: { cookie: cookieOf(token), ...headers } });
  // Numbers are shown in groups.
  const body = (await answer.text()).toLowerCase().replaceAll(' ', '');
  const found = [...marks].filter(([word]) => body.includes(word.toLowerCase())).map(([, what]) => what);
  return { status: answer.status, found: found.toSorted() };
}

/** `npm test` looks with the eyes of one client and one therapist, the full run with everybody's. */
const tagsOf = (viewer: Name) => (viewer === 'C1' || viewer === 'T1' ? [] : ['slow']);

for (const viewer of [...clients, ...therapists]) {
  const isTherapist = viewer.startsWith('T');
  for (const { path, others, work, about } of isTherapist ? therapistScreens : clientScreens) {
    test(`${viewer} sees on ${path} all of their own, and nothing else`, {
      tags: tagsOf(viewer),
    }, async () => {
      const token = await signedIn(idsOf(viewer).userId);
      const mine = pairs.filter(([therapist, client]) =>
        isTherapist ? therapist === viewer && (about ?? client) === client : client === viewer,
      );
      const isStranger = mine.length === 0;
      const shown = [
        `name ${viewer}`,
        ...mine.flatMap(([therapist, client]) => [
          ...others.map((kind) => `${kind} ${isTherapist ? client : therapist}`),
          ...work.map((kind) => `${kind} ${therapist}-${client}`),
        ]),
      ];
      const expected = { status: isStranger ? 404 : 200, found: shown.toSorted() };
      const address = `${baseURL}${path.replace(/\{(C\d)\}/, (_, name: ClientName) => idsOf(name).profileId)}`;
      expect(await seen(address, token)).toEqual(expected);
      expect((await seen(address, token, { RSC: '1' })).found).toEqual(expected.found);
    });
  }
}

for (const viewer of [...clients, ...therapists]) {
  test(`${viewer} sees nothing on the screens of the other side`, { tags: tagsOf(viewer) }, async () => {
    const token = await signedIn(idsOf(viewer).userId);
    for (const { path } of viewer.startsWith('T') ? clientScreens.slice(0, -1) : therapistScreens) {
      const address = `${baseURL}${path.replace(/\{(C\d)\}/, (_, name: ClientName) => idsOf(name).profileId)}`;
      for (const headers of [undefined, { RSC: '1' }]) {
        const { status, found } = await seen(address, token, headers);
        // For the router a redirect is an instruction inside the payload.
        if (!headers) expect(status, path).toBe(307);
        expect(
          found.filter((what) => what !== `name ${viewer}`),
          path,
        ).toEqual([]);
      }
    }
  });
}

test('an answered request opens for its therapist alone', async () => {
  await using db = await database();
  for (const [therapist, client] of pairs) {
    const [request] = await db.query<{ id: string }>(
      'SELECT id FROM therapist_contact_requests WHERE therapist_id = $1 AND client_id = $2',
      [idsOf(therapist).therapistId, idsOf(client).profileId],
    );
    const address = `${baseURL}/therapist-dashboard/requests/${request?.id}`;
    for (const viewer of therapists) {
      const { status, found } = await seen(address, await signedIn(idsOf(viewer).userId));
      const words = ['answer', 'email', 'name', 'request'].map((kind) =>
        kind === 'email' || kind === 'name' ? `${kind} ${client}` : `${kind} ${therapist}-${client}`,
      );
      expect({ status, found }).toEqual(
        viewer === therapist
          ? { status: 200, found: [...words, `name ${viewer}`].toSorted() }
          : { status: 404, found: [`name ${viewer}`] },
      );
    }
  }
});
