import { utils, write } from '@e965/xlsx';
import { beforeEach, describe, expect, it } from 'vitest';
import { acceptInvitation, confirmInvitation, refuseInvitation } from '@/lib/care/client-card/answer';
import { addCard, inviteCard } from '@/lib/care/client-card/commands';
import { columnsOf } from '@/lib/care/client-card/import/columns';
import { matchColumns, takeList, undoImport, uploadList } from '@/lib/care/client-card/import/commands';
import { readList } from '@/lib/care/client-card/import/list';
import { findImport } from '@/lib/care/client-card/import/queries';
import { undoMs } from '@/lib/care/client-card/import/rules';
import { findCard, listCards } from '@/lib/care/client-card/queries';
import { db } from '@/lib/server/db';
import { asAuthor, asClient } from '@/test/care/forms';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice, createStranger } from '@/test/payment/quotations';

setUpDatabase();

const request = { id: 'request-1', network: '203.0.113.7' };
const consent = 'Each of them agreed in our last session.';

let asha: Awaited<ReturnType<typeof createPractice>>;
let viewer: ReturnType<typeof asAuthor>;

beforeEach(async () => {
  asha = await createPractice();
  viewer = asAuthor(asha);
});

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function upload(file: string | Uint8Array): Promise<string> {
  const answer = await uploadList(viewer, typeof file === 'string' ? bytesOf(file) : file);
  if (!answer.done) throw new Error(`not done: ${answer.because}`);
  return answer.id;
}

async function preview(importId: string) {
  const found = await findImport(viewer, importId);
  if (!found || found === 'sealed' || found.state !== 'preview') throw new Error('expected a preview');
  return found;
}

const take = (importId: string, now?: Date) => takeList(viewer, { importId, consent }, request, now);
const cardsOf = () =>
  db.clientCard.findMany({
    where: { name: { not: null } },
    orderBy: { name: 'asc' },
    select: { name: true, email: true, phone: true },
  });

const simplePractice =
  'First Name*,Last Name*,Preferred Name,Date of Birth,Email,Email Type,Mobile Phone,Home Phone,Billing Type,Notes\n' +
  'Kavya,Rao,,14/02/1899,kavya@example.in,Home,98765 43210,,Self-pay,"Sleeps badly"\n' +
  'Ravi,Rao,,01/01/1990,kavya@example.in,Home,+44 20 7946 0958,,Self-pay,\n';

const google =
  'First Name,Middle Name,Last Name,Phonetic First Name,Nickname,File As,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value\n' +
  'Meera,,Iyer,,,,,,,* myContacts,* Work,meera@example.in ::: meera.iyer@example.org,Mobile,+1 416 555 0199 ::: +91 98765 43211\n';

const calendly =
  'Event Type Name,Team,Invitee Name,Invitee First Name,Invitee Last Name,Invitee Email,Invitee Time Zone,Text Reminder Number,Start Date & Time,Canceled\n' +
  'Session,,Anil Kumar,,,anil@example.in,India Standard Time,+971 50 123 4567,2026-12-01 10:00,false\n' +
  'Session,,Anil Kumar,,,ANIL@example.in,India Standard Time,+971 50 123 4567,2026-12-08 10:00,false\n';

describe('the heads', () => {
  const named = (line: string) => columnsOf(line.split(/[,;]/));
  it.each([
    [simplePractice.split('\n')[0] ?? '', [-1, 0, 1, 4, 6]],
    [google.split('\n')[0] ?? '', [-1, 0, 2, 11, 13]],
    [calendly.split('\n')[0] ?? '', [2, 3, 4, 5, 7]],
    ['नाम,मोबाइल नंबर,ईमेल', [0, -1, -1, 2, 1]],
    ['क्र.सं.,ग्राहक का नाम,मोबाइल नं.,ईमेल आईडी', [1, -1, -1, 3, 2]],
    ['मरीज़ का पूरा नाम,फ़ोन नं,ई मेल', [0, -1, -1, 2, 1]],
    ['पिता का नाम,रोगी का नाम,व्हाट्सएप नंबर', [1, -1, -1, -1, 2]],
    ['पहला नाम,उपनाम,संपर्क नंबर', [-1, 0, 1, -1, 2]],
    ['Name;WhatsApp number', [0, -1, -1, -1, 1]],
    ['Datum,Betrag', [-1, -1, -1, -1, -1]],
  ])('of %s', (line, columns) => {
    expect(named(line)).toEqual(columns);
  });
});

describe('a list', () => {
  it('of SimplePractice, Google and Calendly is imported as people with one address and one number each', async () => {
    for (const file of [simplePractice, google, calendly]) {
      expect(await take(await upload(file))).toMatchObject({ done: true });
    }
    expect(await cardsOf()).toEqual([
      { name: 'Anil Kumar', email: 'anil@example.in', phone: '+971501234567' },
      { name: 'Kavya Rao', email: 'kavya@example.in', phone: '+919876543210' },
      { name: 'Meera Iyer', email: 'meera@example.in', phone: '+14165550199' },
      { name: 'Ravi Rao', email: 'kavya@example.in', phone: '+442079460958' },
    ]);
    expect(await db.notification.count()).toBe(0);
    const jobs = await db.$queryRaw<unknown[]>`SELECT FROM graphile_worker.jobs`;
    expect(jobs).toHaveLength(0);
    expect(await db.auditEntry.count({ where: { action: 'card.imported' } })).toBe(3);
  });

  it('names each line that is left out, and why', async () => {
    await addCard(viewer, { name: 'Old Friend', email: 'old@example.in', phone: null, consent }, request);
    const client = await createClientOf(asha.therapist);
    const lines = [
      'Name;Email;Phone',
      ';nobody@example.in;',
      '"=HYPERLINK(""http://x.example"")";;',
      `${'x'.repeat(121)};;`,
      'Asha;asha at example;',
      'Bina;;12',
      'Chetan;c@example.in;;;extra',
      'Divya;d@example.in;',
      'DIVYA;D@example.in;',
      'old friend;old@example.in;',
      `Somebody;${client.viewer.email};`,
      " Esha  Rao ;;'+91 98765 43212",
    ];
    const { people, faults } = await preview(await upload(lines.join('\r\n')));
    expect(faults).toEqual([
      { line: 2, why: 'no-name' },
      { line: 3, why: 'not-a-name' },
      { line: 4, why: 'name-long' },
      { line: 5, why: 'email' },
      { line: 6, why: 'phone' },
      { line: 7, why: 'columns' },
      { line: 9, why: 'same' },
      { line: 10, why: 'known' },
      { line: 11, why: 'known' },
    ]);
    expect(people).toEqual([
      { line: 8, name: 'Divya', email: 'd@example.in', phone: null, more: false },
      { line: 12, name: 'Esha Rao', email: null, phone: '+919876543212', more: false },
    ]);
    expect(people.length + faults.length).toBe(lines.length - 1);
  });

  it('changes nothing the second time, nor when two press at once', async () => {
    const first = await upload(simplePractice);
    const both = await Promise.all([take(first), take(first)]);
    expect(both.map(({ done }) => done).sort()).toEqual([false, true]);
    const second = await upload(simplePractice);
    expect((await preview(second)).faults.map(({ why }) => why)).toEqual(['known', 'known']);
    expect(await take(second)).toEqual({ done: false, because: 'nothing' });
    expect(await cardsOf()).toHaveLength(2);
  });

  it('is matched by hand where its heads say nothing, also in a workbook', async () => {
    const rows = [
      ['Klient', 'Post', 'Tel'],
      ['Kavya Rao', 'kavya@example.in', 919876543210],
    ];
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows));
    const importId = await upload(new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' })));
    expect((await preview(importId)).people).toEqual([]);
    expect(await take(importId)).toEqual({ done: false, because: 'no-name' });
    expect(await matchColumns(viewer, importId, [0, -1, -1, 1, 2])).toBe(true);
    expect(await take(importId)).toEqual({ done: true, count: 1 });
    expect(await cardsOf()).toEqual([
      { name: 'Kavya Rao', email: 'kavya@example.in', phone: '+919876543210' },
    ]);
    expect(await matchColumns(viewer, importId, [1, -1, -1, 0, 2])).toBe(false);
  });

  it('of a workbook has stored values, never formulas, and days before 1900 keep nobody out', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Name', 'Born', 'Phone'],
      ['Kavya Rao', '', '+91 98765 43210'],
      ['Ravi Rao', '', ''],
      ['', '', '+44 20 7946 0958'],
    ]);
    sheet.B2 = { t: 'n', v: -320, z: 'dd/mm/yyyy' };
    sheet.C3 = { t: 'n', f: '1+1', v: 2 };
    sheet.A4 = { t: 's', f: 'HYPERLINK("http://x.example")', v: '=HYPERLINK("http://x.example")' };
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet);
    const { people, faults } = await preview(
      await upload(new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }))),
    );
    expect(people).toMatchObject([{ line: 2, name: 'Kavya Rao', phone: '+919876543210', more: false }]);
    expect(faults).toEqual([
      { line: 3, why: 'phone' },
      { line: 4, why: 'not-a-name' },
    ]);
  });

  it('of a workbook is its one sheet with people, and is refused with two', async () => {
    const book = utils.book_new();
    const add = (rows: string[][]) => utils.book_append_sheet(book, utils.aoa_to_sheet(rows));
    const file = () => new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }));
    add([
      ['First Name', 'Required'],
      ['Last Name', 'Required'],
    ]);
    add([
      ['Name', 'Email'],
      ['Kavya Rao', 'kavya@example.in'],
    ]);
    expect((await preview(await upload(file()))).people).toMatchObject([{ line: 2, name: 'Kavya Rao' }]);
    add([
      ['Name', 'Email'],
      ['Meera Iyer', 'meera@example.in'],
    ]);
    expect(await uploadList(viewer, file())).toEqual({ done: false, because: 'sheets' });
  });

  it('says where it leaves out a person’s second address', async () => {
    const { people } = await preview(await upload(google));
    expect(people).toMatchObject([{ email: 'meera@example.in', phone: '+14165550199', more: true }]);
  });

  it('is its therapist’s alone, and forgets its words once it is imported', async () => {
    const importId = await upload(simplePractice);
    const other = asAuthor(await createPractice());
    expect(await findImport(other, importId)).toBeNull();
    expect(await matchColumns(other, importId, [0, -1, -1, 1, 2])).toBe(false);
    expect(await takeList(other, { importId, consent }, request)).toMatchObject({ because: 'gone' });
    await take(importId);
    expect(await undoImport(other, importId, request)).toMatchObject({ because: 'gone' });
    expect(await db.cardImport.findUniqueOrThrow({ where: { id: importId } })).toMatchObject({
      sealed: null,
      sealedKey: null,
      taken: 2,
    });
  });

  it('of which a person had their card deleted leaves them out', async () => {
    const person = { name: 'Kavya Rao', email: 'kavya@example.in', phone: null, consent };
    const card = await addCard(viewer, person, request);
    if (!card.added) throw new Error('expected a card');
    await inviteCard(viewer, { card: card.id, way: 'link' }, request);
    const token = (await findCard(viewer, card.id))?.link?.split('/').at(-1) ?? '';
    const answer = await confirmInvitation(token, person.email);
    if (!answer.confirmed) throw new Error('expected a confirmed invitation');
    await refuseInvitation(answer.path.split('/').at(-1) ?? '', request);
    const { faults } = await preview(await upload('Name,Email\nK. Rao,KAVYA@example.in\nRavi,r@example.in'));
    expect(faults).toEqual([{ line: 2, why: 'refused' }]);
  });
});

describe('an import', () => {
  it('is undone for a day, but for people who were invited or came, or have a kept hour or records', async () => {
    const more = ['Meera', 'Tara', 'Uma'].map((name) => `${name},Iyer,,,${name}@example.in,,,,,\n`).join('');
    const importId = await upload(`${simplePractice}${more}`);
    const at = new Date();
    expect(await take(importId, at)).toEqual({ done: true, count: 5 });
    const cardOf = async (name: string) => (await db.clientCard.findFirstOrThrow({ where: { name } })).id;
    const { id: calendarId } = await db.calendar.create({ data: { therapistId: asha.therapist.id } });
    const hour = { weekday: 1, startMinute: 600, minutes: 50, everyWeeks: 1, fromDate: at };
    await db.keptHour.create({ data: { ...hour, calendarId, cardId: await cardOf('Tara Iyer') } });
    const words = {
      sealedKey: Buffer.alloc(68, 1),
      sealed: Buffer.alloc(40, 1),
      therapistId: asha.therapist.id,
    };
    const { id: readingId } = await db.broughtRecord.create({ data: words });
    await db.broughtRecord.create({ data: { ...words, readingId, cardId: await cardOf('Uma Iyer') } });
    const { cards } = await listCards(viewer, { words: '', after: '' });
    const [kavya, meera] = ['Kavya Rao', 'Meera Iyer'].map((name) =>
      cards.find((card) => card.name === name),
    );
    await inviteCard(viewer, { card: kavya?.id ?? '', way: 'link' }, request);
    await inviteCard(viewer, { card: meera?.id ?? '', way: 'link' }, request);
    const token = (await findCard(viewer, meera?.id ?? ''))?.link?.split('/').at(-1) ?? '';
    const answer = await confirmInvitation(token, 'meera@example.in');
    if (!answer.confirmed) throw new Error('expected a confirmed invitation');
    await acceptInvitation(asClient(await createStranger()), answer.path.split('/').at(-1) ?? '', request);
    const late = new Date(at.getTime() + undoMs);
    expect(await undoImport(viewer, importId, request, late)).toMatchObject({ because: 'late' });
    expect(await undoImport(viewer, importId, request)).toEqual({ done: true, count: 1 });
    expect(await undoImport(viewer, importId, request)).toMatchObject({ because: 'undone' });
    const names = ['Kavya Rao', 'Meera Iyer', 'Tara Iyer', 'Uma Iyer'];
    expect((await cardsOf()).map(({ name }) => name)).toEqual(names);
  });

  it('takes ten thousand people, and refuses more in words', { timeout: 120_000 }, async () => {
    const line = (index: number) =>
      `Person ${index},p${index}@example.in,+9198${String(index).padStart(8, '0')}`;
    const lines = Array.from({ length: 10_000 }, (_, index) => line(index)).join('\n');
    const head = 'Name,Email,Phone\n';
    const importId = await upload(head + lines);
    expect(await take(importId)).toMatchObject({ done: true, count: 10_000 });
    expect(await readList(bytesOf(`${head}${lines}\nOne more,,`))).toEqual({ read: false, why: 'too-many' });
  });
});

describe('a file', () => {
  it.each([
    ['', 'empty'],
    ['Name,Email', 'empty'],
    ['Name\n"Kavya', 'quotes'],
  ])('%j is refused in words', async (text, why) => {
    expect(await readList(bytesOf(text))).toEqual({ read: false, why });
  });

  it('that is a picture or too large is refused', async () => {
    const picture = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(64)]);
    expect(await readList(picture)).toEqual({ read: false, why: 'not-text' });
    expect(await readList(new Uint8Array(5 * 1_048_576))).toEqual({ read: false, why: 'too-large' });
  });
});
