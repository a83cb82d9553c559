import { describe, expect, it } from 'vitest';
import {
  confirmRequest,
  notifySupport,
  notifyTherapist,
  queueMissingNotifications,
  reportUnreachableTherapist,
} from '@/lib/contact/jobs';
import { addresseeOfLink, openRequestOfLink } from '@/lib/contact/queries';
import { db } from '@/lib/server/db';
import { RecipientRefused } from '@/lib/server/email/send';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createTherapist, createUser } from '@/test/therapist/factories';

setUpDatabase();

const asking = { id: 'request-1', network: '203.0.113.7' };

const catcher = setUpMailCatcher();

const words = 'I have not slept well since June.';

async function createRequest(given: { createdAt?: Date; email?: string } = {}) {
  const therapist = await createTherapist({ name: 'Asha Rao', email: given.email ?? 'asha@antarman.test' });
  return db.therapistContactRequest.create({
    data: {
      therapistId: therapist.id,
      userName: 'Meera Iyer',
      userEmail: 'meera@example.in',
      message: words,
      ...(given.createdAt && { createdAt: given.createdAt }),
    },
  });
}

function createMessage(given: { therapistId?: string; createdAt?: Date } = {}) {
  return db.contactMessage.create({
    data: {
      firstName: 'Meera',
      lastName: 'Iyer',
      email: 'meera@example.in',
      subject: 'Individual therapy',
      message: words,
      serviceInterest: given.therapistId ? 'contact-therapist' : 'individual-therapy',
      ...given,
    },
  });
}

const keys = async () =>
  (await db.$queryRaw<{ key: string }[]>`SELECT key FROM graphile_worker.jobs ORDER BY key`).map(
    ({ key }) => key,
  );
const earlier = new Date(Date.now() - 3_600_000);

describe('mail to a therapist', () => {
  it('names the sender, says nothing of the message and links to it', async () => {
    const { id } = await createRequest();
    await notifyTherapist(id);
    const [caught] = catcher.caught;
    expect(caught?.recipients).toEqual(['asha@antarman.test']);
    expect(caught?.mail.text).toContain('Meera Iyer');
    expect(caught?.raw).not.toContain('slept');
    expect(caught?.raw).not.toContain('meera@example.in');
    const token = /contact\/request\/([\w.-]+)/.exec(caught?.mail.text ?? '')?.[1] ?? '';
    expect(await addresseeOfLink(token)).toMatch(/^Asha Rao/);
    expect(await db.auditEntry.count()).toBe(0);
    expect(await openRequestOfLink(token, asking)).toMatchObject({ userName: 'Meera Iyer', message: words });
    expect(await db.auditEntry.findMany()).toMatchObject([
      { action: 'contact-request.opened', actorRole: 'guest', subjectUserId: null },
    ]);
  });

  it('writes an audit line for the person who wrote, when the address is theirs', {
    tags: ['slow'],
  }, async () => {
    const owner = await createUser({ email: 'meera@example.in' });
    const { id } = await createRequest();
    await notifyTherapist(id);
    const token = /contact\/request\/([\w.-]+)/.exec(catcher.caught[0]?.mail.text ?? '')?.[1] ?? '';
    await openRequestOfLink(token, asking);
    expect(await db.auditEntry.findMany()).toMatchObject([{ subjectId: id, subjectUserId: owner.id }]);
    await db.user.update({ where: { id: owner.id }, data: { emailVerifiedAt: null } });
    await openRequestOfLink(token, asking);
    expect(await db.auditEntry.count({ where: { subjectUserId: null } })).toBe(1);
  });

  it('is sent once however often the job runs', async () => {
    const { id } = await createRequest();
    await notifyTherapist(id);
    await notifyTherapist(id);
    expect(catcher.caught).toHaveLength(1);
  });

  it('keeps trying when the mailbox refuses, and asks support once to help', { tags: ['slow'] }, async () => {
    const { id } = await createRequest();
    catcher.refuseWith(550);
    await expect(notifyTherapist(id)).rejects.toThrow(RecipientRefused);
    expect(await keys()).toEqual([`report-unreachable-therapist:${id}`]);

    catcher.refuseWith(undefined);
    await reportUnreachableTherapist(id);
    await reportUnreachableTherapist(id);
    expect(catcher.caught.map(({ recipients }) => recipients)).toEqual([['support@antarman.test']]);
    expect(catcher.caught[0]?.raw).not.toContain('slept');

    await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
    catcher.refuseWith(550);
    await expect(notifyTherapist(id)).rejects.toThrow(RecipientRefused);
    expect(await keys()).toEqual([]);
  });

  it('does not bother support when the server is only busy', async () => {
    const { id } = await createRequest();
    catcher.refuseWith(451);
    await expect(notifyTherapist(id)).rejects.not.toThrow(RecipientRefused);
    expect(await keys()).toEqual([]);
  });

  it('does nothing for an erased request', async () => {
    await notifyTherapist(crypto.randomUUID());
    expect(catcher.caught).toHaveLength(0);
  });
});

describe('mail to support', () => {
  it('holds what support needs to answer, under a subject without health words', async () => {
    const { id } = await createMessage();
    await notifySupport(id);
    await notifySupport(id);
    expect(catcher.caught).toHaveLength(1);
    const mail = catcher.caught[0]?.mail;
    expect(mail?.text).toContain(words);
    expect(mail?.subject).toMatch(/^New contact message, reference [0-9A-F]{8}$/);
    expect(mail?.replyTo?.[0]?.address).toBe('meera@example.in');
  });

  it('leaves out words meant for a therapist', async () => {
    const { id: therapistId } = await createTherapist({ name: 'Asha Rao' });
    const { id } = await createMessage({ therapistId });
    await notifySupport(id);
    expect(catcher.caught[0]?.mail.text).toContain('Asha Rao');
    expect(catcher.caught[0]?.raw).not.toContain('slept');
  });
});

describe('mail to who wrote to a therapist', () => {
  it('says that the message arrived, shows nothing that was typed and names nobody', async () => {
    const { id } = await createRequest();
    await confirmRequest(id);
    await confirmRequest(crypto.randomUUID());
    expect(catcher.caught.map(({ recipients }) => recipients)).toEqual([['meera@example.in']]);
    const { mail, raw } = catcher.caught[0] ?? {};
    expect(mail?.subject).toMatch(/^We have your message, reference [0-9A-F]{8}$/);
    for (const typed of ['slept', 'Meera', 'Asha']) expect(raw).not.toContain(typed);
  });
});

describe('messages that nobody has heard of', () => {
  it('are queued once, unless they are new, have a job or were told', { tags: ['slow'] }, async () => {
    const request = await createRequest({ createdAt: earlier });
    const message = await createMessage({ createdAt: earlier });
    await createMessage();
    const told = await createMessage({ createdAt: earlier });
    await notifySupport(told.id);

    await queueMissingNotifications();
    const expected = [`send-support-notification:${message.id}`, `send-therapist-notification:${request.id}`];
    expect(await keys()).toEqual(expected);

    // A job without tries left needs a person; nothing restarts it.
    await db.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = max_attempts`;
    await queueMissingNotifications();
    const tried = await db.$queryRaw`SELECT 1 FROM graphile_worker.jobs WHERE attempts < max_attempts`;
    expect(tried).toEqual([]);
  });
});

describe('the link in the mail', () => {
  it.each(['', 'x', `${crypto.randomUUID()}.zzzzzzzz.${'A'.repeat(43)}`, '../../admin', '%00'])(
    'opens nothing when it is %j',
    async (token) => {
      await createRequest();
      expect(await addresseeOfLink(token)).toBeNull();
      expect(await openRequestOfLink(token, asking)).toBeNull();
      expect(await db.auditEntry.count()).toBe(0);
    },
  );
});
