import { randomUUID } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { TherapistSessions } from '@/components/booking/private/session/session-lists';
import type { MemberOf } from '@/lib/account/session/session';
import { adoptFor } from '@/lib/booking/adopt/commands';
import { bookingJobs } from '@/lib/booking/jobs';
import { markMissed, undoOutcome } from '@/lib/booking/missed/commands';
import { addAddendum, beginNoteOnGuest, saveDraft } from '@/lib/care/note/commands';
import { listNotes, openNote } from '@/lib/care/note/queries';
import { completeSession } from '@/lib/care/session/conclude/commands';
import { listOwnSessions, listSessionsToConclude, listTherapistSessions } from '@/lib/care/session/queries';
import { hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { bookAsGuest } from '@/test/booking/guests';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { runDueJobs } from '@/test/server/jobs';

type Author = MemberOf<'therapist'>;

setUpDatabase();
const catcher = setUpMailCatcher();

const request = { id: 'request-1', network: '203.0.113.7' };

let asha: Awaited<ReturnType<typeof createPractice>>;
let kavya: Person;
let sessionId: string;
let bookingId: string;

const pastOf = (practice: typeof asha, more: object = {}) =>
  bookAsGuest(practice, kavya, { fee: '1800.00', ...more });

const sessionOf = async (id: string) =>
  (await db.therapySession.findUniqueOrThrow({ where: { bookingId: id } })).id;

async function letters() {
  await runDueJobs(bookingJobs);
  return catcher.caught.splice(0).map(({ mail, recipients }) => ({ ...mail, recipients }));
}

beforeEach(async () => {
  asha = await createPractice();
  kavya = await createStranger();
  bookingId = (await pastOf(asha)).id;
  sessionId = await sessionOf(bookingId);
});

describe('the past appointment of a guest', () => {
  it('waits to be confirmed with the acts of a client’s session, and counts as a session afterwards', async () => {
    const waiting = await listSessionsToConclude(asha.viewer);
    expect(waiting).toMatchObject([{ id: sessionId, client: { id: null, name: 'Kavya Rao' } }]);
    const card = renderToStaticMarkup(
      <TherapistSessions sessions={waiting} postTo="/therapist-dashboard" empty="" />,
    );
    for (const words of [
      'Mark as completed',
      'Client did not come',
      'Cancel this session',
      kavya.viewer.email,
    ])
      expect(card).toContain(words);
    expect(card).not.toContain('/therapist-dashboard/clients/');
    expect(await completeSession(asha.viewer, { sessionId, request })).toEqual({ done: true });
    expect(await completeSession(asha.viewer, { sessionId, request })).toEqual({ done: true });
    const { sessions } = await listTherapistSessions(asha.viewer, { time: 'past' });
    expect(sessions).toMatchObject([{ id: sessionId, status: 'completed' }]);
    expect(await db.notification.count({ where: { userId: kavya.viewer.userId } })).toBe(0);
    expect(await undoOutcome(asha.viewer, { sessionId, request })).toEqual({ done: true });
    expect(await listSessionsToConclude(asha.viewer)).toMatchObject([
      { status: 'scheduled', reopened: true },
    ]);
    expect(await letters()).toEqual([]);
  });

  it('that was missed is told to the guest by mail, as is a mistake', async () => {
    expect(await markMissed(asha.viewer, { sessionId, request })).toEqual({ done: true });
    const [missed, ...more] = await letters();
    expect(more).toEqual([]);
    expect(missed?.recipients).toEqual([kavya.viewer.email]);
    expect(missed?.subject).toMatch(/^Your appointment on /);
    expect(missed?.text?.replace(/\s+/g, ' ')).toContain('is marked as missed.');
    expect(missed?.text).not.toMatch(/your account|dashboard/i);
    await undoOutcome(asha.viewer, { sessionId, request });
    const [undone] = await letters();
    expect(undone?.text?.replace(/\s+/g, ' ')).toContain('is no longer marked as missed');
  });

  it('keeps its outcome when the account of the confirmed address takes it over', async () => {
    await completeSession(asha.viewer, { sessionId, request });
    await adoptFor(kavya.viewer.userId);
    const { sessions } = await listOwnSessions(kavya.viewer, { time: 'past' });
    expect(sessions).toMatchObject([{ id: sessionId, status: 'completed', guest: null }]);
    expect(await db.therapySession.count()).toBe(1);
  });

  it('is written about: the note opens for its author alone, is signed and added to, and becomes the client’s', async () => {
    const author = asha.viewer as Author;
    const id = (await beginNoteOnGuest(author, sessionId)) ?? '';
    const draft = { note: id, tab: randomUUID(), version: 1, words: { words: 'First talk.' }, sign: true };
    expect(await saveDraft(author, draft)).toMatchObject({ signed: true });
    expect(await addAddendum(author, { note: id, words: 'Later.' })).toBe(true);
    expect(await listNotes(author)).toMatchObject({ notes: [{ id, clientName: 'Kavya Rao', addenda: 1 }] });
    const other = (await createPractice()).viewer as Author;
    expect(await beginNoteOnGuest(other, sessionId)).toBeNull();
    expect(await openNote(other, id)).toBeUndefined();
    await adoptFor(kavya.viewer.userId);
    const clientId = kavya.viewer.profile.id;
    expect(await openNote(author, id)).toMatchObject({ clientId, words: { words: 'First talk.' } });
    expect(await listNotes(author, { client: clientId })).toMatchObject({ notes: [{ id, addenda: 1 }] });
    expect(await openNote(other, id)).toBeUndefined();
    expect(await beginNoteOnGuest(author, sessionId)).toBeNull();
  });

  it('is no other therapist’s, and stays with its own of two therapists of one guest', async () => {
    const other = await createPractice();
    const theirs = await sessionOf((await pastOf(other)).id);
    expect(await listSessionsToConclude(other.viewer)).toMatchObject([{ id: theirs }]);
    for (const act of [completeSession, markMissed, undoOutcome])
      expect(await act(other.viewer, { sessionId, request })).toMatchObject({ because: 'unknown' });
    await completeSession(other.viewer, { sessionId: theirs, request });
    expect(await listSessionsToConclude(asha.viewer)).toMatchObject([{ id: sessionId, status: 'scheduled' }]);
  });

  it('of two guests with one address keeps the name of each', async () => {
    await pastOf(asha, { name: 'Ravi Rao', startsAt: new Date(Date.now() - 4 * hour) });
    const names = (await listSessionsToConclude(asha.viewer)).map(({ client }) => client.name);
    expect(names).toEqual(['Ravi Rao', 'Kavya Rao']);
  });

  it('of a guest who is erased names nobody, and can still be confirmed', async () => {
    const nothing = { name: null, email: null, phone: null };
    await db.participant.updateMany({ where: { bookingId }, data: nothing });
    expect(await listSessionsToConclude(asha.viewer)).toMatchObject([
      { client: { name: 'Deleted guest' }, guest: null },
    ]);
    expect(await beginNoteOnGuest(asha.viewer as Author, sessionId)).toBeNull();
    expect(await markMissed(asha.viewer, { sessionId, request })).toEqual({ done: true });
    expect(await letters()).toEqual([]);
  });
});
