// Writes everything that is sealed, and makes copies of it.

import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { saveAssessment } from '@/lib/care/assessment/commands';
import { type Filling, withArchive } from '@/lib/privacy/export/archive';
import { ownCopy } from '@/lib/privacy/export/own-copy';
import { practiceFile } from '@/lib/privacy/export/practice/practice-file';
import { type Person, personOf } from '@/lib/privacy/records/person';
import { db } from '@/lib/server/db';
import { SealUnavailable } from '@/lib/server/seal/master-key';
import { ensureBuckets } from '@/lib/server/storage/buckets';
import { signedIn } from '@/test/account/signed-in';
import { type CopyOf, sealedPlaces, writeSealedWords } from '@/test/care/sealed-words';
import { startTestObjectStore } from '@/test/counterpart/object-store';
import { setUpDatabase } from '@/test/database/database';
import { unzip } from '@/test/file/zip';

setUpDatabase();

let store: Awaited<ReturnType<typeof startTestObjectStore>>;
beforeAll(async () => {
  store = await startTestObjectStore();
  await ensureBuckets();
});
afterAll(() => store.close());

/** The files of a person's export, as texts by name. */
async function copyOf(
  { userId }: { readonly userId: string },
  fill: (person: Person) => Filling = (person) => ownCopy(person, new Date()),
) {
  const person = await personOf(db, userId);
  if (!person) throw new Error('Nobody has this account.');
  const files = await withArchive(fill(person), new Date(), async ({ read }) => unzip(await buffer(read())));
  const texts = new Map([...files].map(([name, bytes]) => [name, bytes.toString('utf8')]));
  const data = JSON.parse(texts.get('data.json') ?? texts.get('practice.json') ?? '{}');
  return { data, all: [...texts.values()].join('\n'), texts };
}

it('sealed words are readable in the copy of whoever they are for, and in no other', async () => {
  const { therapist, therapistId, next, client, words } = await writeSealedWords();
  // Fails for a sealed field that is added later and not written here.
  for (const { table, column } of await sealedPlaces()) {
    const [{ count } = { count: 0 }] = await db.$queryRawUnsafe<{ count: number }[]>(
      `SELECT count(${column})::int AS count FROM ${table}`,
    );
    expect(count, `${table}.${column}`).toBeGreaterThan(0);
  }
  const taken = { instrument: 'PHQ-9', score: 23, completedAt: new Date(), care: true } as const;
  const caller = { viewer: client, request: { id: 'request-1', network: '203.0.113.7' } };
  expect(await saveAssessment(taken, caller)).toMatchObject({ done: true });
  const { id: result } = await db.assessment.findFirstOrThrow();
  await db.assessment.update({ where: { id: result }, data: { sharedWithTherapistId: therapistId } });

  const { viewer: stranger } = await signedIn();
  const copies = {
    client: await copyOf(client),
    therapist: await copyOf(therapist),
    next: await copyOf(next),
    stranger: await copyOf(stranger),
  };
  const held = (who: keyof typeof copies) => words.filter(({ text }) => copies[who].all.includes(text));
  const due = (copy: CopyOf) => words.filter((word) => word.copy === copy);
  expect(held('client')).toEqual(due('client'));
  expect(held('therapist')).toEqual(due('therapist'));
  expect([held('next'), held('stranger')]).toEqual([[], []]);

  // Both the machine-readable and the readable file; the bytes of files are separate.
  for (const who of ['client', 'therapist'] as const) {
    const rows = due(who).filter(({ of }) => !of.startsWith('bytes of'));
    for (const name of ['data.json', 'index.html']) {
      const text = copies[who].texts.get(name) ?? '';
      expect(
        rows.filter((word) => !text.includes(word.text)),
        `${who}, ${name}`,
      ).toEqual([]);
    }
  }
  expect(copies.client.data.records.assessments).toMatchObject([
    { assessment_type: 'PHQ-9', score: 23, shared_with: expect.stringContaining('Asha Rao') },
  ]);
  // The export lists the note and its date.
  expect(copies.client.data.records.notes).not.toEqual([]);
  expect(copies.client.data.notes_you_wrote).toEqual([]);
  expect(copies.therapist.data.notes_you_wrote).toHaveLength(await db.note.count());
  // The export lists the summary and its date; its content is in its author's export, without an id of the
  // client.
  expect(copies.client.data.records.handovers).toMatchObject([{ signed_at: expect.any(String) }]);
  expect(copies.client.data.summaries_you_wrote).toEqual([]);
  expect(copies.therapist.data.summaries_you_wrote).toEqual([
    {
      id: expect.any(String),
      about: `${client.profile.firstName} ${client.profile.lastName}`,
      written_for: expect.stringContaining('Asha Rao'),
      words: due('therapist').find(({ of }) => of === 'a handover')?.text,
      signed_at: expect.any(String),
    },
  ]);

  const practice = (person: Person) => practiceFile(person, new Date(), async () => undefined);
  const practices = { therapist: await copyOf(therapist, practice), next: await copyOf(next, practice) };
  const seen = (who: keyof typeof practices) => words.filter(({ text }) => practices[who].all.includes(text));
  // The therapist reads what the client writes to them, and no draft of a form and no note for the room.
  const unread = new Set(['a form that waits', 'a note for the room']);
  const read = words.filter(({ copy, of }) => copy !== 'nobody' && !unread.has(of));
  expect(seen('therapist')).toEqual(read);
  expect(seen('next')).toEqual([]);
  expect(practices.therapist.data.notes).toHaveLength(await db.note.count());

  // Without the key no export is made: the job fails and is tried again, and the worker continues.
  vi.stubEnv('SEALING_KEY', randomBytes(32).toString('base64'));
  for (const who of [client, therapist]) await expect(copyOf(who)).rejects.toThrow(SealUnavailable);
  await expect(copyOf(therapist, practice)).rejects.toThrow(SealUnavailable);
});
