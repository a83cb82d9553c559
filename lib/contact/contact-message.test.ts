import { describe, expect, it } from 'vitest';
import { sendContactMessage } from '@/lib/contact/actions';
import { contactFormKind, contactMessages } from '@/lib/contact/rules';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { withoutTable } from '@/test/database/owner';
import { formOf, usableToken } from '@/test/server/form';
import { setUpVisitor } from '@/test/server/visitor';
import { createTherapist } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();

const toUs = {
  firstName: 'Meera',
  lastName: 'Iyer',
  email: 'meera@example.in',
  phone: '',
  topic: 'general-support',
  therapist: '',
  therapistName: '',
  message: 'Do you have times after work?',
};

const ask = (fields: Record<string, string>, token = usableToken(contactFormKind)) =>
  sendContactMessage(null, formOf(fields, token));

const jobs = () =>
  db.$queryRaw<{ task: string; key: string }[]>`
    SELECT task_identifier AS task, key FROM graphile_worker.jobs ORDER BY id`;

describe('writing to support', () => {
  it('saves the message, tells support and gives the letter to open', async () => {
    const answer = await ask(toUs);
    expect(answer).toMatchObject({
      ok: true,
      message:
        'Message saved and email to our support team opened! Please send the email from your email client.',
    });
    const row = await db.contactMessage.findFirstOrThrow();
    expect(row).toMatchObject({
      firstName: 'Meera',
      lastName: 'Iyer',
      email: 'meera@example.in',
      phone: null,
      subject: 'General support',
      serviceInterest: 'general-support',
      therapistId: null,
      message: toUs.message,
    });
    expect(await jobs()).toEqual([
      { task: 'send-support-notification', key: `send-support-notification:${row.id}` },
      { task: 'send-contact-receipt', key: `send-contact-receipt:${row.id}` },
    ]);
    const letter = new URL(answer.ok ? answer.data.mailto : 'about:blank');
    expect(letter.pathname).toBe('support@antarman.test');
    expect(letter.searchParams.get('body')).toContain(toUs.message);
  });

  it('mails no more than three receipts a day to one address, which anybody may type, and keeps every message', async () => {
    for (let number = 0; number < 5; number += 1) await ask({ ...toUs, message: `Message ${number}` });
    expect(await db.contactMessage.count()).toBe(5);
    expect((await jobs()).filter(({ task }) => task === 'send-contact-receipt')).toHaveLength(3);
  });

  it('asks who wants a demo for the company, its size and times, and nobody else', async () => {
    const demo = { ...toUs, topic: 'request-demo' };
    expect(await ask(demo)).toMatchObject({
      ok: false,
      fieldErrors: {
        company: 'Enter the name of your company',
        headcount: 'Choose how many people work there',
        preferredTimes: 'Enter suitable times for a call',
      },
    });
    // All errors come at once, so that the sender corrects the form once.
    const twice = await ask({ ...demo, email: 'meera', message: '' });
    expect(twice.ok ? [] : Object.keys(twice.fieldErrors ?? {})).toEqual([
      'email',
      'company',
      'headcount',
      'preferredTimes',
      'message',
    ]);
    expect(await db.contactMessage.count()).toBe(0);
    const told = { company: 'Asha Mills', headcount: '51 to 200', preferredTimes: 'Tuesday after 4 pm' };
    expect(await ask({ ...demo, ...told })).toMatchObject({ ok: true });
    expect(await db.contactMessage.findFirstOrThrow()).toMatchObject(told);
    expect(await ask({ ...demo, ...told, headcount: '7 dwarves' })).toMatchObject({ ok: false });
    // Text typed under another topic is not stored, because the sender no longer sees it.
    await ask({ ...toUs, ...told });
    expect(await db.contactMessage.count({ where: { company: null } })).toBe(1);
  });

  it('makes one row of fifty parallel submits', async () => {
    const token = usableToken(contactFormKind);
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(toUs, token)));
    const references = answers.map((answer) => (answer.ok ? answer.data.reference : answer.message));
    expect(new Set(references).size).toBe(1);
    expect(await db.contactMessage.count()).toBe(1);
    expect(await jobs()).toHaveLength(2);
  });

  it.each([
    'general-support',
    'request-demo',
    'individual-therapy',
    'couples-family',
    'assessments',
    'workshops',
    'billing',
    'other',
  ])('takes the topic %s and forgets a therapist chosen under another', async (topic) => {
    const { slug } = await createTherapist();
    const demo = { company: 'Asha Mills', headcount: '51 to 200', preferredTimes: 'Tuesday' };
    expect(await ask({ ...toUs, ...demo, topic, therapist: slug })).toMatchObject({ ok: true });
    expect(await db.contactMessage.findFirstOrThrow()).toMatchObject({
      serviceInterest: topic,
      therapistId: null,
    });
  });

  it.each([
    [{ firstName: '' }, { firstName: 'Enter your first name' }],
    [{ lastName: '' }, { lastName: 'Enter your last name' }],
    [{ email: '' }, { email: 'Enter your email address' }],
    [{ topic: '' }, { topic: 'Choose a topic' }],
    [{ message: '' }, { message: 'Write your message' }],
  ])('requires %j', async (wrong, fieldErrors) => {
    expect(await ask({ ...toUs, ...wrong })).toMatchObject({
      ok: false,
      message: 'Please fill in all required fields',
      fieldErrors,
    });
    expect(await db.contactMessage.count()).toBe(0);
  });

  it('refuses a topic that is not offered', async () => {
    expect(await ask({ ...toUs, topic: 'lottery' })).toMatchObject({
      ok: false,
      fieldErrors: { topic: 'Choose a topic' },
    });
  });

  it('says when the message cannot be saved', async () => {
    await withoutTable('contact_messages', async () => {
      expect(await ask(toUs)).toMatchObject({
        ok: false,
        message: 'Failed to save message. Please try again.',
        values: toUs,
      });
    });
  });
});

describe('writing to a therapist from the contact page', () => {
  const topic = 'contact-therapist';

  it('gives the address of the chosen therapist once the message is saved', async () => {
    const therapist = await createTherapist({ name: 'Asha Rao', email: 'asha@antarman.test' });
    const answer = await ask({ ...toUs, topic, therapist: therapist.slug });
    expect(answer).toMatchObject({
      ok: true,
      message: 'Message saved and email to Asha Rao opened! Please send the email from your email client.',
    });
    expect(new URL(answer.ok ? answer.data.mailto : 'about:blank').pathname).toBe('asha@antarman.test');
    expect(await db.contactMessage.findFirstOrThrow()).toMatchObject({ therapistId: therapist.id });
  });

  it('asks for a therapist when none is chosen, and gives no address', async () => {
    await createTherapist({ email: 'asha@antarman.test' });
    const answer = await ask({ ...toUs, topic });
    expect(answer).toMatchObject({
      ok: false,
      message: 'Please select a therapist',
      values: { topic },
    });
    expect(JSON.stringify(answer)).not.toContain('asha@');
    expect(await db.contactMessage.count()).toBe(0);
  });

  it('finds one therapist by a name as people type it', async () => {
    const therapist = await createTherapist({ name: 'Zoé Fernandes' });
    await createTherapist({ name: 'Asha Rao' });
    expect(await ask({ ...toUs, topic, therapistName: ' zoe FERNAN ' })).toMatchObject({ ok: true });
    expect(await db.contactMessage.findFirstOrThrow()).toMatchObject({ therapistId: therapist.id });
  });

  it('offers those with the same name as choices', async () => {
    const [one, two] = [
      await createTherapist({ name: 'Asha Rao' }),
      await createTherapist({ name: 'Asha Rao' }),
    ];
    await createTherapist({ name: 'Asha Rao', isActive: false });
    const answer = await ask({ ...toUs, topic, therapistName: 'Asha Rao' });
    expect(answer).toMatchObject({ ok: false, message: 'Please select a therapist' });
    expect(answer.options?.therapist?.map(({ value }) => value)).toEqual([one.slug, two.slug]);
  });

  it.each(['Nobody', '%', "'; DROP TABLE therapists; --", '!!!', "a' & b:*", '\\'])(
    'finds nobody called %j',
    async (therapistName) => {
      await createTherapist();
      expect(await ask({ ...toUs, topic, therapistName })).toMatchObject({
        ok: false,
        message: 'Please select a therapist',
      });
    },
  );

  it('refuses a therapist who is not active', async () => {
    const { slug } = await createTherapist({ isActive: false, email: 'gone@antarman.test' });
    const answer = await ask({ ...toUs, topic, therapist: slug });
    expect(answer).toMatchObject({
      ok: false,
      message: contactMessages.unavailable,
      fieldErrors: { therapist: expect.any(String) },
    });
    expect(JSON.stringify(answer)).not.toContain('gone@');
    expect(await db.contactMessage.count()).toBe(0);
  });
});
