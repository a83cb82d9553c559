import { beforeAll, expect, test } from 'vitest';
import { startOwnHandover } from '@/lib/booking/handover/start';
import { signSummary } from '@/lib/booking/handover/summary';
import { indianDay } from '@/lib/format/time';
import { makePeople, signedIn } from '@/test/access/people';
import {
  type ClientName,
  clients,
  idsOf,
  makeMarkedCare,
  pairs,
  sealedOf,
  seen,
  type TherapistName,
  therapists,
} from '@/test/care/marked-care';
import { asTherapist, type SealedWord } from '@/test/care/sealed-care';
import { database } from '@/test/database/copy-database';
import { baseURL } from './http-test';

/** The viewers: the four people, an admin and a guest. */
const viewers = [...therapists, ...clients, 'admin', 'guest'] as const;
type Viewer = (typeof viewers)[number];

/** Tokens of live sessions; a guest has none. */
const tokens = new Map<Viewer, string | null>([['guest', null]]);

/** The first client's unanswered handover. */
let handover = '';

async function startHandover(): Promise<string> {
  await using db = await database();
  const [from, to] = [idsOf('T1'), idsOf('T2')];
  const client = idsOf('C1').profileId;
  const request = { id: 'row-markers', network: '203.0.113.7' };
  const lastDay = indianDay(new Date());
  const terms = { to: to.therapistId ?? '', because: 'leaving', lastDay, request } as const;
  const list = (listed: boolean) =>
    db.query('UPDATE therapists SET is_active = $2 WHERE id = $1', [to.therapistId, listed]);
  // Only listed therapists can take over clients.
  await list(true);
  const started = await startOwnHandover(asTherapist(from), { ...terms, client });
  await list(false);
  const [row] = await db.query<{ id: string }>('SELECT id FROM handovers WHERE client_id = $1', [client]);
  if (!started.done || !row) throw new Error(`The client was not asked: ${JSON.stringify(started)}`);
  const signed = await signSummary(asTherapist(from), { handover: row.id, words: summary, request });
  if (!signed.done) throw new Error('The summary was not signed.');
  return row.id;
}

/** The first therapist's summary for the second one. */
const summary = `Cysummary${crypto.randomUUID().replaceAll('-', '')}z`;

beforeAll(async () => {
  await makeMarkedCare();
  for (const name of [...therapists, ...clients]) tokens.set(name, await signedIn(idsOf(name).userId));
  tokens.set('admin', (await makePeople()).admin.token);
  handover = await startHandover();
});

type Row = {
  /** Address of one row, by its real id. */
  readonly path: (therapist: TherapistName, client: ClientName) => string;
  /** The people to whom it opens. */
  readonly readers: 'therapist' | 'client' | 'both';
  /** The sealed words on it; null for a file, which shows none. */
  readonly words: readonly SealedWord[] | null;
};

const record = (client: ClientName) => `/therapist-dashboard/clients/${idsOf(client).profileId}`;

const rows: Readonly<Record<string, Row>> = {
  'a note': {
    path: (therapist, client) => `/therapist-dashboard/notes/${sealedOf(therapist, client).note}`,
    readers: 'therapist',
    words: ['note'],
  },
  'an own form of the therapist': {
    path: (therapist, client) => `/therapist-dashboard/forms/${sealedOf(therapist, client).template}`,
    readers: 'therapist',
    words: ['form-title'],
  },
  'a signed form, by its client': {
    path: (therapist, client) => `/dashboard/forms/${sealedOf(therapist, client).form}`,
    readers: 'client',
    words: ['form-title', 'form-answer'],
  },
  'a signed form, by its therapist': {
    path: (therapist, client) => `${record(client)}/forms/${sealedOf(therapist, client).form}`,
    readers: 'therapist',
    words: ['form-title', 'form-answer'],
  },
  'answered records, by their client': {
    path: (therapist, client) => `/dashboard/records/${sealedOf(therapist, client).record}`,
    readers: 'client',
    words: ['record-answer', 'record-paper'],
  },
  'answered records, by their therapist': {
    path: (therapist, client) => `/therapist-dashboard/record-requests/${sealedOf(therapist, client).record}`,
    readers: 'therapist',
    words: ['record-answer', 'record-paper'],
  },
  'a questionnaire that is asked for': {
    path: (therapist, client) => `/dashboard/assessments/${sealedOf(therapist, client).measure}`,
    readers: 'client',
    words: [],
  },
  'a signed form as a paper': {
    path: (therapist, client) => `/api/forms/${sealedOf(therapist, client).form}`,
    readers: 'both',
    words: null,
  },
  'the file of a message': {
    path: (therapist, client) => `/api/message-files/${sealedOf(therapist, client).messageFile}`,
    readers: 'both',
    words: null,
  },
  'a paper of records': {
    path: (therapist, client) => `/api/record-papers/${sealedOf(therapist, client).recordPaper}`,
    readers: 'both',
    words: null,
  },
};

const roleOf = (viewer: Viewer) =>
  viewer === 'admin' || viewer === 'guest' ? viewer : viewer.startsWith('T') ? 'therapist' : 'client';

/**
 * Refuses a person without access: 404 from an API or on their own side, else a redirect to it or to sign in.
 */
const refusal = (viewer: Viewer, path: string) => {
  if (path.startsWith('/api/')) return 404;
  const side = path.startsWith('/dashboard/') ? 'client' : 'therapist';
  return roleOf(viewer) === side ? 404 : 307;
};

const visit = (viewer: Viewer, path: string) => seen(`${baseURL}${path}`, tokens.get(viewer) ?? null);

for (const [what, { path: pathOf, readers, words }] of Object.entries(rows)) {
  for (const [therapist, client] of pairs) {
    test(`${what} of ${therapist} and ${client} opens to them alone`, {
      tags: client === 'C1' ? [] : ['slow'],
    }, async () => {
      const path = pathOf(therapist, client);
      for (const viewer of viewers) {
        const { status, found } = await visit(viewer, path);
        const isReader =
          (viewer === therapist && readers !== 'client') || (viewer === client && readers !== 'therapist');
        expect([viewer, status]).toEqual([viewer, isReader ? 200 : refusal(viewer, path)]);
        if (isReader && words === null) continue;
        const shown = isReader && words ? words.map((kind) => `${kind} ${therapist}-${client}`) : [];
        const isContact = (what: string) => /^(?:name|email|phone) /.test(what);
        expect([viewer, found.filter((what) => !isContact(what))]).toEqual([viewer, shown.toSorted()]);
        // A refusal may name only people with whom the viewer works.
        const known = [viewer, ...pairs.filter((pair) => [...pair].some((one) => one === viewer)).flat()];
        const strangers = found.filter((what) => isContact(what) && !known.some((one) => what.endsWith(one)));
        expect([viewer, strangers]).toEqual([viewer, []]);
      }
    });
  }
}

test('a handover opens to the client and the first therapist, its summary to its author, and nothing to the second before the answer', async () => {
  const places = {
    client: `/dashboard/handovers/${handover}`,
    therapist: `/therapist-dashboard/handovers/${handover}`,
  };
  for (const viewer of viewers) {
    for (const [side, path] of Object.entries(places)) {
      const cookie = tokens.get(viewer);
      const answer = await fetch(`${baseURL}${path}`, {
        redirect: 'manual',
        headers: cookie ? { cookie: `antarman.session=${cookie}; antarman.member=1` } : {},
      });
      const isReader = viewer === (side === 'client' ? 'C1' : 'T1');
      expect({ viewer, path, status: answer.status }).toEqual({
        viewer,
        path,
        status: isReader ? 200 : refusal(viewer, path),
      });
      expect((await answer.text()).includes(summary), `${viewer} ${path}`).toBe(viewer === 'T1' && isReader);
    }
  }
});

test('the live events of a conversation reach its two sides alone', async () => {
  const statusOf = async (viewer: Viewer, with_: string | null) => {
    const token = tokens.get(viewer);
    const stop = new AbortController();
    const answer = await fetch(`${baseURL}/api/messages/${with_}/events`, {
      signal: stop.signal,
      headers: token ? { cookie: `antarman.session=${token}; antarman.member=1` } : {},
    });
    stop.abort();
    return answer.status;
  };
  const [withC1, withT2] = [idsOf('C1').profileId, idsOf('T2').therapistId];
  // For a member's id an admin opens the service's conversation with them instead of this one.
  expect(await statusOf('admin', withT2)).toBe(404);
  for (const viewer of viewers.filter((one) => one !== 'admin')) {
    expect([viewer, await statusOf(viewer, withC1)]).toEqual([viewer, viewer === 'T1' ? 200 : 404]);
    expect([viewer, await statusOf(viewer, withT2)]).toEqual([viewer, viewer === 'C2' ? 200 : 404]);
  }
});
