import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { viewerOfToken } from '@/lib/account/session/session';
import { openRequest } from '@/lib/contact/inbox/queries';
import { answerRequest, closeRequest } from '@/lib/contact/reply/commands';
import { replyJobs } from '@/lib/contact/reply/jobs';
import { listSentRequests, readAnswerOfLink, recipientOfAnswerLink } from '@/lib/contact/reply/queries';
import { replyTask } from '@/lib/contact/reply/rules';
import { db } from '@/lib/server/db';
import { openAllHours } from '@/test/booking/hours';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { runDueJobs, runLateJobs, waitingJobs } from '@/test/server/jobs';
import { createProfile } from '@/test/therapist/factories';

setUpDatabase();

const calling = { request: { id: 'request-1', network: '203.0.113.7' } };
const answer = 'Thursday at seven would suit me.';

type Practice = Awaited<ReturnType<typeof createPractice>>;

let asha: Practice;
const catcher = setUpMailCatcher();

beforeEach(async () => {
  asha = await createPractice();
});

/** A message to a therapist, by default from an address without an account. */
async function requestTo({ therapist }: Practice, userEmail = 'meera@example.in') {
  const { id } = await db.therapistContactRequest.create({
    data: { therapistId: therapist.id, userName: 'Meera', userEmail, message: 'Do you work late?' },
  });
  return id;
}

const write = (who: Practice, request: string, words = answer) =>
  answerRequest(who.viewer, { request, way: 'mail', answer: words }, calling);
const close = (who: Practice, request: string, reason: 'no-room' | 'abuse' = 'no-room', words = '') =>
  closeRequest(who.viewer, { request, reason, words }, calling);

const row = (id: string) => db.therapistContactRequest.findUniqueOrThrow({ where: { id } });
const jobs = () =>
  db.$queryRaw<unknown[]>`SELECT key FROM graphile_worker.jobs WHERE key LIKE ${`${replyTask}:%`}`;

/** Every row that a reply writes, to prove that a refusal writes none. */
const traces = async () => ({
  requests: await db.therapistContactRequest.findMany({ orderBy: { id: 'asc' } }),
  notifications: await db.notification.count(),
  audit: await db.auditEntry.count(),
  jobs: await jobs(),
});

async function expectRefused(press: () => Promise<unknown>, refusal: object) {
  const before = await traces();
  expect(await press()).toEqual(refusal);
  expect(await traces()).toEqual(before);
}

describe('an answer to somebody without an account', () => {
  it('is mailed as a link that opens it, for them alone, and keeps the words out of the mail', async () => {
    const id = await requestTo(asha);
    expect(await write(asha, id)).toEqual({ done: true, told: true });
    expect(await row(id)).toMatchObject({ answer, answerWay: 'mail', clientId: null, replyMailedAt: null });
    await runDueJobs(replyJobs);
    await runDueJobs(replyJobs);
    expect(catcher.caught).toHaveLength(1);
    const [sent] = catcher.caught;
    expect(sent?.recipients).toEqual(['meera@example.in']);
    expect(sent?.mail.subject).toBe('Your message was answered');
    expect(sent?.raw).not.toMatch(/Thursday|Asha/);
    const token = /contact\/answer\/([\w.-]+)/.exec(sent?.mail.text ?? '')?.[1] ?? '';
    expect(await recipientOfAnswerLink(token)).toBe('Meera');
    expect(await readAnswerOfLink(token)).toMatchObject({ answer, state: 'answered' });
    expect((await row(id)).replyMailedAt).not.toBeNull();
    for (const forged of [token.slice(0, -1), token.replace(id, randomUUID()), '', 'x.y.z']) {
      expect(await readAnswerOfLink(forged)).toBeNull();
    }
  });

  it('is no longer mailed once the message was erased', { tags: ['slow'] }, async () => {
    const id = await requestTo(asha);
    await write(asha, id);
    await db.therapistContactRequest.update({
      where: { id },
      data: { replyMailedAt: new Date(), answer: null },
    });
    await runDueJobs(replyJobs);
    expect(catcher.caught).toEqual([]);
  });

  it('can be given on the phone: noted, and nobody is written to', async () => {
    const id = await requestTo(asha);
    const outcome = await answerRequest(
      asha.viewer,
      { request: id, way: 'phone', answer: 'This is not sent.' },
      calling,
    );
    expect(outcome).toEqual({ done: true, told: false });
    expect(await row(id)).toMatchObject({ answerWay: 'phone', answer: null });
    expect(await jobs()).toEqual([]);
  });
});

describe('an answer to a member', () => {
  let meera: Person;

  beforeEach(async () => {
    meera = await createStranger();
    await openAllHours(meera.viewer);
  });

  it('makes them a client, is in their account, and is mailed as a way there', {
    tags: ['slow'],
  }, async () => {
    const id = await requestTo(asha, meera.viewer.email);
    await write(asha, id);
    expect((await row(id)).clientId).toBe(meera.viewer.profile.id);
    expect(await db.notification.findMany({ where: { userId: meera.viewer.userId } })).toMatchObject([
      { kind: 'request.answered', href: '/account/messages' },
    ]);
    await runDueJobs(replyJobs);
    expect(catcher.caught[0]?.mail.text).toContain('/account/messages');
    expect(await listSentRequests(meera.viewer)).toMatchObject([{ id, answer, state: 'answered' }]);
    expect(await listSentRequests((await createStranger()).viewer)).toEqual([]);
    const entries = await db.auditEntry.findMany({ where: { subjectUserId: meera.viewer.userId } });
    expect(entries.map(({ action }) => action)).toContain('contact-request.answered');
  });

  it('is mailed in their hours, also when the job comes late', { tags: ['slow'] }, async () => {
    await db.notificationPreferences.deleteMany({ where: { userId: meera.viewer.userId } });
    await write(asha, await requestTo(asha, meera.viewer.email));
    await runLateJobs(replyJobs, '2041-11-23T18:00:00Z');
    expect(catcher.caught).toEqual([]);
    expect(await waitingJobs(replyTask)).toEqual([new Date('2041-11-24T02:30:00Z')]);
    await runLateJobs(replyJobs, '2041-11-24T02:30:00Z');
    expect(catcher.caught.map(({ recipients }) => recipients)).toEqual([[meera.viewer.email]]);
  });

  it('is not mailed to who wants no such mails, and not to who has just left', {
    tags: ['slow'],
  }, async () => {
    await db.notificationPreferences.update({
      where: { userId: meera.viewer.userId },
      data: { mailRequests: false },
    });
    await write(asha, await requestTo(asha, meera.viewer.email));
    expect(await jobs()).toEqual([]);
    expect(await db.notification.count()).toBe(1);
    await db.notificationPreferences.update({
      where: { userId: meera.viewer.userId },
      data: { mailRequests: true },
    });
    await write(asha, await requestTo(asha, meera.viewer.email));
    await db.user.update({ where: { id: meera.viewer.userId }, data: { disabledAt: new Date() } });
    await runDueJobs(replyJobs);
    expect(catcher.caught).toEqual([]);
  });

  it('is read by address only in an account that has confirmed it', async () => {
    const id = await requestTo(asha, meera.viewer.email);
    await db.user.update({ where: { id: meera.viewer.userId }, data: { emailVerifiedAt: null } });
    const unconfirmed = await viewerOfToken(meera.token);
    expect(unconfirmed).toMatchObject({ emailVerified: false });
    expect(
      await listSentRequests({ ...meera.viewer, ...unconfirmed, profile: meera.viewer.profile }),
    ).toEqual([]);
    expect(await listSentRequests(meera.viewer)).toMatchObject([{ id }]);
  });

  it('makes nobody a client whose address is not confirmed, or who is no client at all', {
    tags: ['slow'],
  }, async () => {
    const unconfirmed = await createProfile();
    await db.user.update({ where: { id: unconfirmed.userId }, data: { emailVerifiedAt: null } });
    const therapist = await createProfile({ role: 'therapist' });
    for (const email of [unconfirmed.email, therapist.email]) {
      const id = await requestTo(asha, email);
      await write(asha, id);
      expect((await row(id)).clientId).toBeNull();
    }
  });
});

describe('closing', () => {
  it('tells them kindly to look further when there is no room, and keeps the reason to ourselves', {
    tags: ['slow'],
  }, async () => {
    const id = await requestTo(asha);
    expect(await close(asha, id, 'no-room', 'Full until May')).toEqual({ done: true, told: true });
    expect((await row(id)).closeReason).toBe('I cannot take new clients now: Full until May');
    await runDueJobs(replyJobs);
    expect(catcher.caught[0]?.mail.text).toContain('/professionals');
    expect(catcher.caught[0]?.raw).not.toMatch(/May|Asha/);
  });

  it('tells nobody of what was abuse', async () => {
    expect(await close(asha, await requestTo(asha), 'abuse')).toEqual({ done: true, told: false });
    expect(await jobs()).toEqual([]);
  });
});

describe('a reply', () => {
  it('given twice at once is one reply, and of two different ones one counts', {
    tags: ['slow'],
  }, async () => {
    const same = await requestTo(asha);
    const twice = await Promise.all(Array.from({ length: 6 }, () => write(asha, same)));
    expect(twice).toEqual(twice.map(() => ({ done: true, told: true })));
    const id = await requestTo(asha);
    const [first, second] = await Promise.all([write(asha, id), close(asha, id)]);
    expect([first.done, second.done].toSorted()).toEqual([false, true]);
    expect(await jobs()).toHaveLength(2);
  });

  it('from a stale tab changes nothing and is told what is true', { tags: ['slow'] }, async () => {
    const id = await requestTo(asha);
    await write(asha, id);
    await expectRefused(() => close(asha, id), { done: false, because: 'changed', state: 'answered' });
    await expectRefused(() => write(asha, id, 'Or Friday.'), {
      done: false,
      because: 'changed',
      state: 'answered',
    });
  });

  it('is given by whom the message is for and nobody else; nor can others open it', async () => {
    const rohan = await createPractice();
    const unlinked = { ...rohan, ...(await createStranger()) };
    const id = await requestTo(asha);
    for (const forged of [id, randomUUID(), '', "' OR true --", '\0']) {
      await expectRefused(() => write(rohan, forged), { done: false, because: 'unknown' });
      await expectRefused(() => close(rohan, forged), { done: false, because: 'unknown' });
      expect(await openRequest(rohan.viewer, forged, calling.request)).toBeNull();
    }
    await expectRefused(() => write(unlinked, id), { done: false, because: 'not-linked' });
    await expectRefused(() => close(unlinked, id), { done: false, because: 'not-linked' });
    expect(await openRequest(unlinked.viewer, id, calling.request)).toBeNull();
    expect(await db.auditEntry.count({ where: { action: 'contact-request.read' } })).toBe(0);
  });
});
