import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberOf } from '@/lib/account/session/session';
import { saveOwnNote } from '@/lib/care/note/actions';
import { addAddendum, beginNote, removeDraft, saveDraft } from '@/lib/care/note/commands';
import { listNotes, type NotePage, openNote } from '@/lib/care/note/queries';
import { longestPart, noteParts, noteWords } from '@/lib/care/note/rules';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { formOf } from '@/test/server/form';
import { setUpVisitor, visitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

type Author = MemberOf<'therapist'>;

let asha: Awaited<ReturnType<typeof createPractice>>;
let author: Author;
let client: Person;
let note: string;
const tab = randomUUID();

const asAuthor = ({ viewer }: Person) => viewer as Author;

beforeEach(async () => {
  asha = await createPractice();
  author = asAuthor(asha);
  client = await createClientOf(asha.therapist);
  note = (await beginNote(author, client.viewer.profile.id, 'soap')) ?? '';
});

const save = (subjective: string, { version = 1, sign = false, page = tab } = {}) =>
  saveDraft(author, { note, tab: page, version, words: { subjective }, sign });

describe('a draft', () => {
  it('is saved again and again, and opens as it was left', async () => {
    expect(await save('Slept badly.')).toEqual({ done: true, version: 2, signed: false });
    expect(await save('Slept badly, ate well.', { version: 2 })).toMatchObject({ version: 3 });
    expect(await openNote(author, note)).toMatchObject({
      clientName: 'Meera Iyer',
      template: 'soap',
      words: { subjective: 'Slept badly, ate well.' },
      signedAt: null,
    });
    expect(await listNotes(author, { client: client.viewer.profile.id })).toMatchObject({
      notes: [{ id: note, signedAt: null }],
    });
  });

  it('written in two tabs loses nothing: the outdated one is kept beside it', {
    tags: ['slow'],
  }, async () => {
    await save('From the first tab.');
    const page = randomUUID();
    const outdated = {
      done: false,
      because: 'stale',
      version: 2,
      current: { subjective: 'From the first tab.' },
    };
    expect(await save('From the second.', { page })).toMatchObject(outdated);
    expect(await save('From the second, longer.', { page })).toMatchObject(outdated);
    const open = await openNote(author, note);
    expect(open).toMatchObject({
      words: { subjective: 'From the first tab.' },
      others: [{ words: { subjective: 'From the second, longer.' } }],
    });
    expect(await removeDraft(author, open?.others[0]?.id ?? '')).toBe(true);
    expect((await openNote(author, note))?.others).toEqual([]);
  });

  it('that replaces what another page wrote leaves nothing beside it', async () => {
    await save('From the first tab.');
    const page = randomUUID();
    await save('From the second.', { page });
    expect(await save('From the second.', { page, version: 2 })).toMatchObject({ done: true });
    expect(await openNote(author, note)).toMatchObject({
      words: { subjective: 'From the second.' },
      others: [],
    });
  });

  it('saved four times at once is one of them, with the others beside it', { tags: ['slow'] }, async () => {
    const saves = Array.from({ length: 4 }, (_, number) => save(`Tab ${number}.`, { page: randomUUID() }));
    const done = (await Promise.all(saves)).filter((one) => one.done);
    expect(done).toHaveLength(1);
    expect((await openNote(author, note))?.others).toHaveLength(3);
  });
});

describe('a signed note', () => {
  beforeEach(async () => {
    await save('Slept badly.', { sign: true });
  });

  it('is not changed by its author, by a late tab or by a query; only added to', {
    tags: ['slow'],
  }, async () => {
    expect(await save('Slept well.', { version: 2 })).toEqual({ done: false, because: 'signed' });
    expect(await save('Slept badly.', { sign: true })).toMatchObject({ done: true, signed: true });
    expect(await removeDraft(author, note)).toBe(false);
    await expect(db.$executeRaw`UPDATE notes SET template = 'free'`).rejects.toThrow(
      /notes_signed_unchanged|signed note/,
    );
    expect(await addAddendum(author, { note, words: 'She called later.' })).toBe(true);
    expect(await openNote(author, note)).toMatchObject({
      words: { subjective: 'Slept badly.' },
      addenda: [{ text: 'She called later.' }],
    });
  });

  it('stays with its author when the account of the client is gone', async () => {
    await db.therapySession.deleteMany();
    await db.user.delete({ where: { id: client.viewer.userId } });
    expect(await listNotes(author)).toMatchObject({ notes: [{ id: note, clientName: 'Meera Iyer' }] });
    expect(await openNote(author, note)).toMatchObject({ clientName: 'Meera Iyer', clientId: null });
  });

  it('opens for nobody once the notebook of its author is gone', async () => {
    await db.therapySession.deleteMany();
    await db.user.delete({ where: { id: client.viewer.userId } });
    await db.notebook.deleteMany();
    expect(await listNotes(author)).toMatchObject({ notes: [{ id: note, clientName: null }] });
    expect(await openNote(author, note)).toBeNull();
  });
});

it('is begun, opened, saved, added to and removed by nobody but its author', { tags: ['slow'] }, async () => {
  const others = [await createStranger(), await createPractice(), client].map(asAuthor);
  // An admin, with the role that the guard gives them and with the one that a note needs.
  const { viewer: admin } = await createAdmin();
  const asked = { ...admin, profile: { ...admin.profile, role: 'therapist' as const } };
  for (const other of [...others, admin as unknown as Author, asked]) {
    expect(await openNote(other, note)).toBeUndefined();
    expect(await saveDraft(other, { note, tab, version: 1, words: { words: 'x' }, sign: true })).toEqual({
      done: false,
      because: 'unknown',
    });
    expect(await addAddendum(other, { note, words: 'x' })).toBe(false);
    expect(await removeDraft(other, note)).toBe(false);
    expect(await listNotes(other)).toEqual({ notes: [], older: null });
    expect(await beginNote(other, client.viewer.profile.id, 'free')).toBeNull();
  }
  for (const forged of ['', "' OR true --", '\0', randomUUID()]) {
    expect(await openNote(author, forged)).toBeUndefined();
    expect(await beginNote(author, forged, 'free')).toBeNull();
  }
  expect(await openNote(author, note)).toMatchObject({ words: {}, version: 1 });
});

it('is listed a page at a time, drafts first, each once and to the last, of all clients or of one', {
  tags: ['slow'],
}, async () => {
  const other = await createClientOf(asha.therapist);
  const about = [client, other];
  const { therapistId } = await db.note.findUniqueOrThrow({ where: { id: note } });
  const sealed = Buffer.alloc(40, 1);
  // Some were signed at the same instant, so that only their ids differ.
  const rows = Array.from({ length: 130 }, (_, number) => {
    const at = new Date(Date.UTC(2026, 9, 1 + Math.floor(number / 7)));
    const clientId = about[number % 2]?.viewer.profile.id ?? null;
    return {
      therapistId,
      clientId,
      template: 'free',
      sealed,
      createdAt: at,
      signedAt: number < 40 ? null : at,
    };
  });
  await db.note.createMany({ data: rows });
  const { id: amendsId } = await db.note.findFirstOrThrow({ where: { signedAt: { not: null } } });
  const addendum = { therapistId, template: 'free', sealed, amendsId, signedAt: new Date() };
  await db.note.create({ data: addendum });

  async function all(wanted: { readonly client?: string } = {}) {
    const found: { readonly id: string; readonly signedAt: Date | null }[] = [];
    for (let before: string | null = ''; before !== null; ) {
      const page: NotePage = await listNotes(author, { ...wanted, before });
      expect(page.notes.length).toBeGreaterThan(0);
      found.push(...page.notes);
      before = page.older;
    }
    return found;
  }
  const found = await all();
  expect(new Set(found.map(({ id }) => id)).size).toBe(131);
  expect(found).toHaveLength(131);
  const signedOnes = found.map(({ signedAt }) => signedAt?.getTime() ?? Number.POSITIVE_INFINITY);
  expect(signedOnes).toEqual(signedOnes.toSorted((one, next) => next - one));
  const ofOther = await db.note.count({ where: { clientId: other.viewer.profile.id, amendsId: null } });
  expect(await all({ client: other.viewer.profile.id })).toHaveLength(ofOther);

  // A position in another therapist's list is invalid.
  const stranger = await createPractice();
  expect(await listNotes(asAuthor(stranger), { before: note })).toEqual({ notes: [], older: null });
  expect(await listNotes(author, { before: 'nonsense' })).toEqual(await listNotes(author));
});

describe('the form', () => {
  const empty = Object.fromEntries(noteParts.map((part) => [part, '']));
  const send = (fields: Record<string, string>) =>
    saveOwnNote(null, formOf({ ...empty, note, tab, version: '1', step: 'save', ...fields }, ''));
  beforeEach(() => {
    visitor.token = asha.token;
  });

  it('names the limit, signs nothing empty, and keeps what was typed', async () => {
    expect(await send({ plan: 'x'.repeat(longestPart + 1) })).toMatchObject({
      ok: false,
      fieldErrors: { plan: noteWords.tooLong },
    });
    expect(await send({ step: 'sign' })).toMatchObject({ ok: false, message: noteWords.empty });
    expect(await send({ plan: 'Meet on Friday.', step: 'sign' })).toMatchObject({ ok: true });
    expect(await send({ plan: 'Another.' })).toMatchObject({
      ok: false,
      message: noteWords.isSigned,
      values: { plan: 'Another.' },
    });
  });

  it('refuses in words while the master key is missing or another one; nothing is lost', async () => {
    await send({ plan: 'Meet on Friday.' });
    for (const key of ['', randomBytes(32).toString('base64')]) {
      vi.stubEnv('SEALING_KEY', key);
      expect(await send({ plan: 'Lost?', version: '2' })).toMatchObject({
        ok: false,
        message: noteWords.sealed,
      });
      expect(await openNote(author, note)).toBeNull();
    }
    vi.unstubAllEnvs();
    expect(await openNote(author, note)).toMatchObject({ words: { plan: 'Meet on Friday.' }, version: 2 });
  });
});
