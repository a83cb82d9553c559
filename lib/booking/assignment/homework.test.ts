import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adoptFor } from '@/lib/booking/adopt/commands';
import { adoptOf } from '@/lib/booking/adopt/opening';
import { answerGuestHomework } from '@/lib/booking/assignment/actions';
import { bookingMessages } from '@/lib/booking/messages';
import { giveClientHomework } from '@/lib/care/homework/actions';
import { listClientHomework, listOwnHomework } from '@/lib/care/homework/queries';
import { homeworkFormKind, homeworkWords } from '@/lib/care/homework/rules';
import { hour } from '@/lib/format/duration';
import { requestErasure } from '@/lib/privacy/erasure/commands';
import { tasks } from '@/lib/process/tasks';
import { db } from '@/lib/server/db';
import { bookingOfLink, tokenOf } from '@/test/booking/appointments';
import { bookAsGuest, guestOfPractice } from '@/test/booking/guests';
import { asClient } from '@/test/care/forms';
import { setUpDatabase } from '@/test/database/database';
import { searchDump } from '@/test/marker/search';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createPractice, type Person } from '@/test/payment/quotations';
import { formOf, usableToken } from '@/test/server/form';
import { runDueJobs } from '@/test/server/jobs';
import { as, setUpVisitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();
const mail = setUpMailCatcher();

let asha: Awaited<ReturnType<typeof createPractice>>;
let kavya: Person;
let guest: { readonly bookingId: string };
let token: string;

beforeEach(async () => {
  ({ asha, kavya, guest, token } = await guestOfPractice());
});

function give(given: Readonly<Record<string, string>> = {}, who: Person = asha) {
  as(who);
  const fields = { client: guest.bookingId, tool: '', task: 'Two stops by tram.', due: '', ...given };
  return giveClientHomework(null, formOf(fields, usableToken(homeworkFormKind)));
}

async function answer(given: Readonly<Record<string, string>> = {}) {
  const { id } = await db.homework.findFirstOrThrow({ orderBy: { id: 'asc' } });
  const fields = { homework: id, booking: token, outcome: 'done', line: 'Both stops!', ...given };
  return answerGuestHomework(null, formOf(fields, ''));
}

describe('homework for the guest of a session', () => {
  it('is told by mail in neutral words, sealed, answered by the link and read by the therapist', async () => {
    expect(await give()).toMatchObject({ ok: true });
    expect([...(await searchDump(['Two stops']))]).toEqual([]);
    await runDueJobs(tasks);
    const [letter, ...more] = mail.caught.splice(0);
    expect(more).toEqual([]);
    expect(letter?.recipients).toEqual([kavya.viewer.email]);
    const words = `${letter?.mail.subject} ${letter?.mail.text}`;
    expect(words).not.toMatch(/therap|Asha|session|health|stops/i);
    expect(await bookingOfLink(/appointment\/([^#\s]+)#homework/.exec(words)?.[1] ?? '')).toBe(
      guest.bookingId,
    );

    expect(await listOwnHomework(guest)).toMatchObject([{ task: 'Two stops by tram.', outcome: null }]);
    expect(await answer({ outcome: 'not_done', line: 'One stop.' })).toMatchObject({ ok: true });
    expect(await answer()).toMatchObject({ ok: true });
    expect(await listClientHomework(asha.viewer, guest.bookingId)).toMatchObject([
      { task: 'Two stops by tram.', line: 'Both stops!', outcome: 'done' },
    ]);
    expect(await db.notification.findMany({ where: { userId: asha.viewer.userId } })).toMatchObject([
      { title: 'A client answered', href: `/therapist-dashboard/guests/${guest.bookingId}` },
    ]);
  });

  it('is open to nobody without the link, and given by no other therapist', async () => {
    await give();
    for (const booking of ['', `${token}x`, await tokenOf(guest.bookingId, new Date(0))]) {
      expect(await answer({ booking })).toMatchObject({ ok: false, message: bookingMessages.linkNotFound });
    }
    const other = await createPractice();
    const theirs = await bookAsGuest(other, kavya);
    const booking = await tokenOf(theirs.id, theirs.endsAt);
    expect(await answer({ booking })).toMatchObject({ message: homeworkWords.unknown });
    expect(await listOwnHomework({ bookingId: theirs.id })).toEqual([]);
    expect(await listOwnHomework(asClient(kavya))).toEqual([]);
    expect(await listClientHomework(other.viewer, guest.bookingId)).toEqual([]);
    expect(await give({}, other)).toMatchObject({ message: homeworkWords.noClient });
    await db.participant.updateMany({ where: guest, data: { name: null, email: null, phone: null } });
    expect(await give()).toMatchObject({ message: homeworkWords.noClient });
    expect(await answer()).toMatchObject({ message: homeworkWords.unknown });
  });
});

describe('the account that takes the booking over', () => {
  const own = async () =>
    (await listOwnHomework(asClient(kavya)))?.map(({ task, line }) => [task, line]).toSorted();

  it('has the homework in its place, also beside what it had before', async () => {
    await give();
    await answer();
    await adoptFor(kavya.viewer.userId);
    const first = ['Two stops by tram.', 'Both stops!'];
    expect(await own()).toEqual([first]);
    expect(await listOwnHomework(guest)).toEqual([]);
    expect(await answer()).toMatchObject({ message: homeworkWords.unknown });

    const { id } = await bookAsGuest(asha, kavya, { startsAt: new Date(Date.now() - 5 * hour) });
    expect(await give({ client: id, task: 'Three stops.' })).toMatchObject({ ok: true });
    // Until words can be sealed again, the next visit tries it again.
    vi.stubEnv('SEALING_KEY', Buffer.alloc(32, 7).toString('base64'));
    await adoptOf(kavya.viewer);
    vi.unstubAllEnvs();
    expect(await own()).toEqual([first]);
    await adoptOf(kavya.viewer);
    expect(await own()).toEqual([['Three stops.', ''], first]);
    expect(await db.careFolder.count()).toBe(1);
    const clientId = kavya.viewer.profile.id;
    expect(await listClientHomework(asha.viewer, clientId)).toHaveLength(2);
  });

  it('erases it with itself', async () => {
    await give();
    const request = { id: 'request', network: 'network' };
    expect(await requestErasure(kavya.viewer, { password: '', request })).toBe('erased');
    expect(await db.careFolder.count()).toBe(0);
    expect(await db.homework.count()).toBe(0);
  });
});
