import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { roomOfViewer } from '@/lib/booking/room/queries';
import { saveSafetyNote } from '@/lib/booking/room/safety';
import { askForRecords } from '@/lib/care/record-request/ask';
import { sharedWith } from '@/lib/privacy/export/rows';
import { personalTables } from '@/lib/privacy/records/inventory';
import { personOf } from '@/lib/privacy/records/person';
import { seenBy, unseen } from '@/lib/privacy/records/seen-by';
import { db } from '@/lib/server/db';
import { answerAsked, askForHandover } from '@/test/booking/handovers';
import { memberMeeting } from '@/test/booking/rooms';
import { asClient } from '@/test/care/forms';
import { setUpDatabase } from '@/test/database/database';
import { ownerClient } from '@/test/database/owner';
import { referencesOf } from '@/test/marker/catalog';
import { plantMarkers } from '@/test/marker/plant';
import { createClientOf, createPractice, createStranger, type Person } from '@/test/payment/quotations';

setUpDatabase();

const request = { id: 'request-1', network: '203.0.113.7' };

/** The data shared with each therapist, by the therapist's name. */
async function shared({ viewer }: Person): Promise<Record<string, readonly string[]>> {
  const person = await personOf(db, viewer.userId);
  if (!person) throw new Error('Nobody has this account.');
  return Object.fromEntries((await sharedWith(person)).map(({ name, what }) => [name, what]));
}

it('a copy names the therapist to whom somebody was handed over, from their yes on, and whom they asked for records', async () => {
  const [asha, ravi] = [await createPractice(), await createPractice()];
  const meera = await createClientOf(asha.therapist);
  const visit = { submission: { key: randomUUID() }, request };
  await askForRecords(asClient(meera), { therapist: asha.therapist.id, ...visit });
  const first = { [asha.therapist.name]: ['requests for records', 'sessions'] };
  expect(await shared(meera)).toEqual(first);
  const asked = await askForHandover(asha, meera, ravi);
  expect(await shared(meera)).toEqual(first);
  await answerAsked(meera, asked);
  expect(await shared(meera)).toEqual({ ...first, [ravi.therapist.name]: ['what was handed over'] });
  expect(await shared(await createStranger())).toEqual({});
});

it('a copy names the therapist who reads what was told before a call', async () => {
  const { person, token } = await memberMeeting();
  const room = await roomOfViewer(token, person.viewer);
  if (typeof room === 'string') throw new Error('expected the person’s room');
  const told = () => shared(person).then((all) => Object.values(all).flat());
  expect(await told()).not.toContain('your safety details before a call');
  await saveSafetyNote(room, { canTalk: 'no', place: 'At home', contactName: null, contactPhone: null });
  expect(await told()).toContain('your safety details before a call');
});

it('every row of a person that names a therapist or a calendar is in the list, or it is said why not', async () => {
  const client = await ownerClient();
  const references = await referencesOf(client).finally(() => client.end());
  const tables = new Set(
    personalTables
      // A therapist's listing, hours and accounts are their own data.
      .filter(({ whose }) =>
        whose.every((link) => link.by !== 'therapist' && !(link.by === 'part' && link.of === 'calendars')),
      )
      .map(({ table }) => table),
  );
  const unlisted = references
    .filter(({ table, target }) => tables.has(table) && ['therapists', 'calendars'].includes(target))
    .filter(
      ({ table, column }) => !seenBy.some((s) => s.table === table && s.therapist.includes(`t.${column}`)),
    )
    .map(({ table, column }) => `${table}.${column}`);
  expect(unlisted.sort()).toEqual(Object.keys(unseen).sort());
});

it('nobody sees the rows of somebody else, of whatever kind', async () => {
  const { a, b } = await plantMarkers();
  for (const [person, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const found = await sharedWith({ ...person, address: person.email });
    // The planted appointment was only a hold; the planted handover, card, kept hour and brought records are of the person's own practice.
    const brought = 'records that they brought from another practice';
    const notTheirs = [
      ...['appointments', 'what was handed over', 'a client card', 'an hour held for you', brought],
    ];
    const own = await db.therapist.findUniqueOrThrow({ where: { id: person.therapistId } });
    const theirs = await db.therapist.findUniqueOrThrow({ where: { id: other.therapistId } });
    const all = [...new Set(seenBy.map(({ what }) => what))].sort();
    expect(Object.fromEntries(found.map(({ name, what }) => [name, what]))).toEqual({
      [own.name]: expect.arrayContaining(['what was handed over', 'a client card']),
      [theirs.name]: all.filter((what) => !notTheirs.includes(what)),
    });
  }
});
