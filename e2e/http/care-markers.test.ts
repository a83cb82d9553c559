import { beforeAll, expect, test } from 'vitest';
import { signedIn } from '@/test/access/people';
import {
  type ClientName,
  clients,
  idsOf,
  makeMarkedCare,
  type Name,
  type OfPair,
  type OfPerson,
  pairs,
  seen,
  type TherapistName,
  therapists,
} from '@/test/care/marked-care';
import { database } from '@/test/database/copy-database';
import { baseURL } from './http-test';

beforeAll(makeMarkedCare);

type Screen = {
  readonly path: string;
  /** Texts of the other side. */
  readonly others: readonly OfPerson[];
  /** Texts of the work between the two. */
  readonly work: readonly OfPair[];
  /** A screen about one client, or with one therapist. */
  readonly about?: ClientName | TherapistName;
  /** All conversations of the viewer are beside it, by name and newest words. */
  readonly beside?: true;
};

/** A conversation begins with the message of first contact and its answer. */
const conversation = ['request', 'answer', 'message', 'message-file'] as const;

/**
 * The exact content of each screen, apart from the viewer's own name in the menu. Only their owner sees
 * goals.
 */
const clientScreens: readonly Screen[] = [
  { path: '/dashboard', others: ['name'], work: ['service', 'offer', 'plan-name'] },
  { path: '/dashboard/sessions', others: ['name'], work: ['cancel-reason'] },
  { path: '/dashboard/assessments', others: ['name'], work: [] },
  { path: '/dashboard/quotations', others: ['name'], work: ['service', 'offer'] },
  { path: '/dashboard/plans', others: ['name'], work: ['plan-name', 'plan-description', 'goal-words'] },
  { path: '/dashboard/homework', others: ['name'], work: ['task', 'line'] },
  { path: '/dashboard/forms', others: ['name'], work: ['form-title'] },
  { path: '/dashboard/records', others: ['name'], work: [] },
  { path: '/dashboard/safety-plan', others: ['name'], work: ['safety-plan'] },
  { path: '/dashboard/transactions', others: [], work: [] },
  { path: '/account/messages', others: ['name'], work: ['request', 'answer', 'message'] },
  ...therapists.map((about) => ({
    path: `/account/messages/{${about}}`,
    others: ['name'] as const,
    work: conversation,
    about,
    beside: true as const,
  })),
];

const client = (about: ClientName): readonly Screen[] => {
  const record = `/therapist-dashboard/clients/{${about}}`;
  return [
    {
      path: record,
      others: ['name', 'email', 'phone'],
      work: ['plan-name', 'safety-plan', 'service'],
      about,
    },
    { path: `${record}/sessions`, others: ['name'], work: ['cancel-reason'], about },
    { path: `${record}/notes`, others: ['name'], work: ['note'], about },
    {
      path: `${record}/plan`,
      others: ['name'],
      work: ['plan-name', 'plan-description', 'goal-words'],
      about,
    },
    { path: `${record}/homework`, others: ['name'], work: ['task', 'line'], about },
    { path: `${record}/forms`, others: ['name'], work: ['form-title'], about },
    { path: `${record}/messages`, others: ['name'], work: conversation, about },
    {
      path: `/therapist-dashboard/messages/{${about}}`,
      others: ['name'],
      work: conversation,
      about,
      beside: true,
    },
    // The search matches no therapist, because other therapists' names on the page are public.
    { path: `${record}/handover?q=zzzz`, others: ['name'], work: [], about },
    { path: `${record}/payments`, others: ['name'], work: ['service', 'offer'], about },
    { path: `${record}/results`, others: ['name'], work: [], about },
    { path: `${record}/requests`, others: ['name'], work: [], about },
  ];
};

const therapistScreens: readonly Screen[] = [
  { path: '/therapist-dashboard', others: ['name'], work: ['cancel-reason', 'plan-name', 'service'] },
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
  { path: '/therapist-dashboard/notes', others: ['name'], work: [] },
  { path: '/therapist-dashboard/messages', others: ['name'], work: ['message'] },
  { path: '/therapist-dashboard/forms', others: [], work: ['form-title'] },
  { path: '/therapist-dashboard/record-requests', others: ['name'], work: [] },
  { path: '/therapist-dashboard/handovers', others: [], work: [] },
];

const addressOf = (path: string) => {
  const named = path.replace(/\{(C\d)\}/, (_, name: ClientName) => idsOf(name).profileId);
  return `${baseURL}${named.replace(/\{(T\d)\}/, (_, name: TherapistName) => idsOf(name).therapistId ?? '')}`;
};

/** `npm test` checks one client and one therapist, the full run all of them. */
const tagsOf = (viewer: Name) => (viewer === 'C1' || viewer === 'T1' ? [] : ['slow']);

for (const viewer of [...clients, ...therapists]) {
  const isTherapist = viewer.startsWith('T');
  for (const { path, others, work, about, beside } of isTherapist ? therapistScreens : clientScreens) {
    test(`${viewer} sees on ${path} all of their own, and nothing else`, {
      tags: tagsOf(viewer),
    }, async () => {
      const token = await signedIn(idsOf(viewer).userId);
      const everybody = pairs.filter((pair) => pair.some((name) => name === viewer));
      const mine = everybody.filter((pair) => about === undefined || pair.some((name) => name === about));
      const isStranger = mine.length === 0;
      const shown = [
        `name ${viewer}`,
        ...mine.flatMap(([therapist, client]) => [
          ...others.map((kind) => `${kind} ${isTherapist ? client : therapist}`),
          ...work.map((kind) => `${kind} ${therapist}-${client}`),
        ]),
        ...(beside && !isStranger ? everybody : []).flatMap(([therapist, client]) => [
          `name ${isTherapist ? client : therapist}`,
          `message ${therapist}-${client}`,
        ]),
      ];
      const expected = { status: isStranger ? 404 : 200, found: [...new Set(shown)].toSorted() };
      const address = addressOf(path);
      expect(await seen(address, token)).toEqual(expected);
      expect((await seen(address, token, { RSC: '1' })).found).toEqual(expected.found);
    });
  }
}

for (const viewer of [...clients, ...therapists]) {
  test(`${viewer} sees nothing on the screens of the other side`, { tags: tagsOf(viewer) }, async () => {
    const token = await signedIn(idsOf(viewer).userId);
    // Therapists have conversations below /account as well.
    const ofClients = clientScreens.filter(({ path }) => !path.startsWith('/account'));
    for (const { path } of viewer.startsWith('T') ? ofClients : therapistScreens) {
      const address = addressOf(path);
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
