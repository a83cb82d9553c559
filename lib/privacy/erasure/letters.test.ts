import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestErasure } from '@/lib/privacy/erasure/commands';
import { recordJobs } from '@/lib/privacy/record-jobs';
import { db } from '@/lib/server/db';
import { signedIn } from '@/test/account/signed-in';
import { setUpDatabase } from '@/test/database/database';
import { startMailCatcher } from '@/test/notification/mail-catcher';
import { runDueJobs } from '@/test/server/jobs';
import { createProfile, createTherapist } from '@/test/therapist/factories';

setUpDatabase();

let mail: Awaited<ReturnType<typeof startMailCatcher>>;
beforeAll(async () => {
  mail = await startMailCatcher();
});
afterAll(() => mail.close());
beforeEach(() => {
  vi.stubEnv('SMTP_URL', mail.url);
  mail.caught.length = 0;
});

const request = { id: 'request', network: 'network' };

/** A client and a therapist, each with an account, with a session tomorrow. */
async function pair() {
  const client = await createProfile({ firstName: 'Meera', lastName: 'Iyer' });
  const account = await createProfile({ role: 'therapist' });
  const therapist = await createTherapist({ userId: account.userId });
  const sessionDate = new Date(Date.now() + 86_400_000);
  await db.therapySession.create({ data: { clientId: client.id, therapistId: therapist.id, sessionDate } });
  return { client, account, therapist };
}

async function erase(userId: string): Promise<void> {
  const { viewer } = await signedIn(userId);
  expect(await requestErasure(viewer, { password: '', request })).toBe('erased');
  await runDueJobs(recordJobs);
}

const letters = () =>
  mail.caught.map(({ recipients, mail: { subject } }) => `${recipients[0]}: ${subject}`).sort();

describe('when somebody leaves', () => {
  it('their therapist hears that appointments are cancelled, and not whose', async () => {
    const { client, therapist } = await pair();
    await erase(client.userId);
    expect(letters()).toEqual([
      `${therapist.email}: Upcoming appointments were cancelled`,
      `${client.email}: Your account has been erased`,
    ]);
    const told = mail.caught.find(({ recipients }) => recipients.includes(therapist.email));
    expect(told?.raw).not.toMatch(/Meera|Iyer/);
  });

  it('a therapist who is not listed at present hears of it too', { tags: ['slow'] }, async () => {
    const { client, therapist } = await pair();
    await db.therapist.update({ where: { id: therapist.id }, data: { isActive: false } });
    await erase(client.userId);
    expect(letters()).toContain(`${therapist.email}: Upcoming appointments were cancelled`);
  });

  it('a therapist’s clients hear of it, and support looks after those who wait', {
    tags: ['slow'],
  }, async () => {
    const { client, account, therapist } = await pair();
    await db.therapistContactRequest.create({
      data: { therapistId: therapist.id, userName: 'Asha', userEmail: 'asha@example.in', message: 'Words' },
    });
    await erase(account.userId);
    expect(letters()).toEqual(
      [
        `${client.email}: Upcoming appointments were cancelled`,
        `${account.email}: Your account has been erased`,
        'support@antarman.test: A therapist has closed their account',
      ].sort(),
    );
    const support = mail.caught.find(({ recipients }) => recipients.includes('support@antarman.test'));
    expect(support?.mail.text).toContain('waiting for an answer: 1');
    expect(await db.notification.count({ where: { userId: client.userId } })).toBe(1);
  });

  it('an address that refuses mail is forgotten too', { tags: ['slow'] }, async () => {
    const { client } = await pair();
    mail.refuseWith(550);
    await erase(client.userId);
    mail.refuseWith(undefined);
    expect(await db.privacyRequest.findFirstOrThrow()).toMatchObject({ noticeAddress: null });
  });
});
