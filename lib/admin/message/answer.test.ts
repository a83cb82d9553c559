import { beforeEach, describe, expect, it } from 'vitest';
import { answerMessage, settleMessage } from '@/lib/admin/message/commands';
import { readMessage } from '@/lib/admin/message/queries';
import { confirmMessage, mailAnswer } from '@/lib/contact/jobs';
import { contactTasks } from '@/lib/contact/rules';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { runDueJobs } from '@/test/server/jobs';
import { createTherapist } from '@/test/therapist/factories';

setUpDatabase();
const catcher = setUpMailCatcher();

const words = 'I have not slept well since June.';
const answer = 'We have two free times on Tuesday.\nWould one of them suit you?';

const createMessage = (given = {}) =>
  db.contactMessage.create({
    data: {
      firstName: 'Riya',
      lastName: 'Bhatnagar',
      email: 'riya@example.in',
      serviceInterest: 'general-support',
      subject: 'General support',
      message: words,
      ...given,
    },
  });

let admin: Awaited<ReturnType<typeof createAdmin>>;
beforeEach(async () => {
  admin = await createAdmin();
});

const idOf = (payload: unknown) => (payload as { contactMessageId: string }).contactMessageId;
const sendMails = () => runDueJobs({ [contactTasks.mailAnswer]: (payload) => mailAnswer(idOf(payload)) });

describe('an answer to a contact message', () => {
  it('goes to the visitor by mail, with our mailbox to answer to, and stays with the message', async () => {
    const { id } = await createMessage();
    expect(await answerMessage(id, answer, admin)).toBe('done');
    await sendMails();
    const [sent] = catcher.caught;
    expect(sent?.recipients).toEqual(['riya@example.in']);
    expect(sent?.mail.replyTo).toMatchObject([{ address: expect.stringMatching(/^support@/) }]);
    expect(sent?.mail.text).toContain('two free times on Tuesday');
    expect(sent?.mail.subject).toMatch(/^Our answer to your message, reference /);
    expect(sent?.raw).not.toContain('slept');
    const shown = await readMessage(admin.viewer, id, admin.request);
    expect(shown).toMatchObject({
      state: 'answered',
      answer,
      answeredBy: admin.viewer.email,
      answeredAt: expect.any(Date),
      answerMailedAt: expect.any(Date),
    });
    expect(await db.auditEntry.count({ where: { action: 'contact-message.answered' } })).toBe(1);
  });

  it('pressed twice, or by two admins at once, is one answer and one mail', async () => {
    const { id } = await createMessage();
    const outcomes = await Promise.all(
      [1, 2, 3].map((number) => answerMessage(id, `Answer ${number}`, admin)),
    );
    expect(outcomes.toSorted()).toEqual(['already', 'already', 'done']);
    await sendMails();
    await mailAnswer(id);
    expect(catcher.caught).toHaveLength(1);
  });

  it('can be followed by a further one once the message was opened again, and loses no words', async () => {
    const { id } = await createMessage();
    await answerMessage(id, 'The first answer.', admin);
    await sendMails();
    await settleMessage(id, { step: 'reopened' }, admin);
    expect(await answerMessage(id, 'The second answer.', admin)).toBe('done');
    await sendMails();
    expect(catcher.caught).toHaveLength(2);
    const row = await db.contactMessage.findUniqueOrThrow({ where: { id } });
    expect(row.answer).toContain('The first answer.');
    expect(row.answer).toMatch(/^The second answer\./);
  });

  it('is not given to a message that is closed, unknown, or meant for a therapist', async () => {
    const closed = await createMessage({ closedAt: new Date(), closeReason: 'Sent twice' });
    const { id: therapistId } = await createTherapist();
    const meant = await createMessage({ serviceInterest: 'contact-therapist', therapistId });
    expect(await answerMessage(closed.id, answer, admin)).toBe('already');
    expect(await answerMessage(meant.id, answer, admin)).toBe('not-for-us');
    expect(await answerMessage(crypto.randomUUID(), answer, admin)).toBe('gone');
    await sendMails();
    expect(catcher.caught).toEqual([]);
  });
});

describe('a visitor who wrote to us', () => {
  it('is told once by mail that the message arrived, and the mail shows nothing that was typed', async () => {
    const { id } = await createMessage();
    await confirmMessage(id);
    await confirmMessage(id);
    expect(catcher.caught).toHaveLength(1);
    const [sent] = catcher.caught;
    expect(sent?.recipients).toEqual(['riya@example.in']);
    expect(sent?.mail.subject).toMatch(/^We have your message, reference \S+$/);
    expect(sent?.raw).not.toMatch(/slept|Riya|Bhatnagar|General support/);
  });
});
