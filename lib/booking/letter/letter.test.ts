import { beforeEach, describe, expect, it } from 'vitest';
import { bookingJobs } from '@/lib/booking/jobs';
import { readLetterPreview } from '@/lib/booking/letter/preview';
import { acceptInvitation, confirmInvitation } from '@/lib/care/client-card/answer';
import { addCard, inviteCard } from '@/lib/care/client-card/commands';
import { cardJobs } from '@/lib/care/client-card/jobs';
import { findCard } from '@/lib/care/client-card/queries';
import { markSessionMissed, undoCompletion } from '@/lib/care/session/conclude/commands';
import { missedJobs } from '@/lib/care/session/conclude/jobs';
import { hour } from '@/lib/format/duration';
import { notificationJobs } from '@/lib/notification/jobs';
import { db } from '@/lib/server/db';
import type { LetterKind, OwnWords } from '@/lib/therapist/letter/rules';
import { bookInThreeDays } from '@/test/booking/appointments';
import { asAuthor, asClient } from '@/test/care/forms';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { runDueJobs, runLateJobs } from '@/test/server/jobs';

setUpDatabase();
const catcher = setUpMailCatcher();

const request = { id: 'request-1', network: '203.0.113.7' };
const guest = { fullName: 'Dr. Neha Joshi', email: 'neha@example.in', phone: '+919876543210' };
const noon = '2026-11-30T06:30:00Z';

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;
let calendarId: string;

beforeEach(async () => {
  asha = await createPractice();
  meera = await createStranger();
  ({ id: calendarId } = await db.calendar.create({ data: { therapistId: asha.therapist.id } }));
});

function write(kind: LetterKind, words: Partial<OwnWords> = {}) {
  const template = { subject: `Own ${kind} {day}`, body: `Dear {first name},\n<b>own</b> ${kind}, {place}.` };
  const data = { therapistId: asha.therapist.id, kind, ...template, ...words };
  const key = { therapistId_kind: { therapistId: asha.therapist.id, kind } };
  return db.therapistLetter.upsert({ where: key, create: data, update: data });
}

const book = (booker: Parameters<typeof bookInThreeDays>[0]['booker']) =>
  bookInThreeDays({ calendarId, booker, mode: 'video' });

const mailsTo = (address: string) =>
  catcher.caught.filter(({ recipients }) => recipients.includes(address)).map(({ mail }) => mail);

const emailOf = ({ viewer }: Person) => viewer.email;

describe('the first email', () => {
  it('has the therapist’s words once for each client, and the facts of the service always', async () => {
    await write('first');
    await book({ viewer: meera.viewer });
    await runDueJobs(bookingJobs);
    await book({ viewer: meera.viewer });
    await runDueJobs(bookingJobs);
    const mails = mailsTo(emailOf(meera));
    expect(mails.map(({ subject }) => subject?.replace(/:? \w{3}, .*/, ''))).toEqual([
      'Own first',
      'Your appointment is booked',
    ]);
    const [first, second] = mails;
    const day = first?.subject?.replace('Own first ', '') ?? '';
    expect(day).toMatch(/^\w{3}, \d{1,2} \w+$/);
    const text = first?.text ?? '';
    for (const part of [
      `Dear ${meera.viewer.profile.firstName},\n<b>own</b> first, by video.`,
      'IST, 45 minutes, by video',
      `With ${asha.therapist.name}.`,
      'Price: ',
      'The attached file adds it to your calendar.',
      'View or reschedule',
      'Do not share this link',
      'call 112',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('Hello ');
    expect(first?.html).toContain('&lt;b&gt;own&lt;/b&gt;');
    expect(first?.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar');
    expect(second?.text).toContain('Hello ');
  });

  it('greets a guest by their first name, once for each address', async () => {
    await write('first');
    await book({ guest });
    await book({ guest });
    await runDueJobs(bookingJobs);
    const mails = mailsTo(guest.email);
    expect(mails.map(({ subject }) => subject?.split(' ')[0]).toSorted()).toEqual(['Own', 'Your']);
    expect(mails.map(({ text }) => text).join()).toContain('Dear Neha,');
  });

  it('takes the words of the moment at which it is sent', async () => {
    await write('first');
    await book({ viewer: meera.viewer });
    await write('first', { subject: 'مرحبا {time} 🌿', body: 'أهلا {first name}' });
    await runDueJobs(bookingJobs);
    await write('first', { subject: 'Too late' });
    const [mail] = mailsTo(emailOf(meera));
    expect(mail?.subject).toMatch(/^مرحبا \d{1,2}:\d\d [ap]m IST 🌿$/);
    expect(mail?.html).toContain('<p dir="auto"');
  });

  it('of another therapist and of the service stays as it was', async () => {
    const other = await createPractice();
    await db.therapistLetter.create({
      data: { therapistId: other.therapist.id, kind: 'first', subject: 'Not mine', body: 'Not mine' },
    });
    await book({ viewer: meera.viewer });
    await runDueJobs(bookingJobs);
    expect(mailsTo(emailOf(meera))[0]?.subject).toMatch(/^Your appointment is booked: /);
  });
});

it('a reminder has the words, and the mail to join keeps those of the service', async () => {
  await write('reminder');
  await book({ viewer: meera.viewer });
  await db.$executeRaw`
    SELECT graphile_worker.reschedule_jobs(ARRAY[id], run_at := now()) FROM graphile_worker.jobs`;
  await runDueJobs(bookingJobs);
  const subjects = mailsTo(emailOf(meera)).map(({ subject }) => subject?.replace(/ (?:on )?\w{3}, .*/, ''));
  expect(subjects.toSorted()).toEqual(['Own reminder', 'Own reminder', 'Your appointment is booked:']);
});

describe('after a missed session', () => {
  const jobs = { ...missedJobs, ...notificationJobs };

  async function missed(): Promise<string> {
    const { id } = await db.therapySession.create({
      data: {
        therapistId: asha.therapist.id,
        clientId: meera.viewer.profile.id,
        sessionDate: new Date(Date.now() - hour),
        mode: 'video',
      },
    });
    expect(await markSessionMissed(asha.viewer, { sessionId: id, request })).toEqual({ done: true });
    return id;
  }

  it('the words go out with the facts, and the notification stays', async () => {
    await write('missed');
    await missed();
    await runLateJobs(jobs, noon);
    const [mail, ...more] = mailsTo(emailOf(meera));
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Own missed /);
    expect(mail?.text).toContain('<b>own</b> missed, by video.');
    expect(mail?.text).toContain('is marked as missed. If this is wrong, please tell your therapist');
    expect(await db.notification.findMany()).toMatchObject([{ kind: 'session.missed' }]);
  });

  it('nothing goes out once the outcome is undone, and the general mail once the words are gone', async () => {
    await write('missed');
    const id = await missed();
    await undoCompletion(asha.viewer, { sessionId: id, request });
    await runLateJobs(missedJobs, noon);
    expect(catcher.caught).toEqual([]);
    await missed();
    await db.therapistLetter.deleteMany();
    await db.$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE payload->>'sessionId' = ${id}`;
    await runLateJobs(missedJobs, noon);
    await runLateJobs(notificationJobs, noon);
    expect(new Set(mailsTo(emailOf(meera)).map(({ subject }) => subject))).toEqual(
      new Set(['You have a new notification']),
    );
  });
});

describe('a client who accepts an invitation', () => {
  async function accepted() {
    const viewer = asAuthor(asha);
    const consent = 'She agreed on the phone.';
    const card = { name: 'Meera', email: emailOf(meera), phone: null, consent };
    const outcome = await addCard(viewer, card, request);
    if (!outcome.added) throw new Error(`not added: ${outcome.because}`);
    await inviteCard(viewer, { card: outcome.id, way: 'link' }, request);
    const token = (await findCard(viewer, outcome.id))?.link?.split('/').at(-1) ?? '';
    const confirmed = await confirmInvitation(token, emailOf(meera));
    if (!confirmed.confirmed) throw new Error(`not confirmed: ${confirmed.because}`);
    const answer = confirmed.path.split('/').at(-1) ?? '';
    expect(await acceptInvitation(asClient(meera), answer, request)).toBe(true);
  }

  it('gets the first email then, without lines about an appointment, and not again with the first booking', async () => {
    await write('first', {
      subject: 'Welcome',
      body: 'Dear {first name},\nwe meet on {day}.\nBring nothing.',
    });
    await accepted();
    await runLateJobs(cardJobs, noon);
    const [mail] = mailsTo(emailOf(meera));
    expect(mail?.subject).toBe('Welcome');
    expect(mail?.text).toContain(`Dear ${meera.viewer.profile.firstName},\nBring nothing.`);
    expect(mail?.text).not.toContain('we meet');
    await book({ viewer: meera.viewer });
    await runDueJobs(bookingJobs);
    expect(mailsTo(emailOf(meera)).at(-1)?.subject).toMatch(/^Your appointment is booked: /);
  });

  it('gets none where the therapist has written none', async () => {
    await accepted();
    await runLateJobs(cardJobs, noon);
    expect(catcher.caught).toEqual([]);
  });
});

describe('the preview', () => {
  it('shows the lines of the real email with the name of a real client, and none of its links', async () => {
    expect(await readLetterPreview(asha.viewer, 'first')).toMatchObject({ client: null });
    await book({ guest });
    await runDueJobs(bookingJobs);
    const preview = await readLetterPreview(asha.viewer, 'first');
    expect(preview).toMatchObject({ client: guest.fullName, values: { firstName: 'Neha' } });
    const text = mailsTo(guest.email)[0]?.text ?? '';
    for (const line of preview?.below.slice(0, -1) ?? []) expect(text).toContain(line);
    expect(JSON.stringify(preview)).not.toContain('http');
    const other = await createPractice();
    expect(await readLetterPreview(other.viewer, 'first')).toMatchObject({ client: null });
    expect(await readLetterPreview(meera.viewer, 'first')).toBeNull();
  });
});
