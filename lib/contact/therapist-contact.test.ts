import { describe, expect, it } from 'vitest';
import { requestTherapistContact } from '@/lib/contact/actions';
import { createTherapistContactRequest } from '@/lib/contact/commands';
import { contactMessages, therapistContactFormKind } from '@/lib/contact/rules';
import { actionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { asOwner, withoutTable } from '@/test/database/owner';
import { formOf, usableToken } from '@/test/server/form';
import { setUpVisitor } from '@/test/server/visitor';
import { createProfile, createTherapist } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();

const toTherapist = {
  therapist: '',
  fullName: 'Meera Iyer',
  email: 'meera@example.in',
  phone: '',
  preferredContactMethod: 'email',
  message: 'I have not slept well since June.',
};

const write = (fields: Record<string, string>, token = usableToken(therapistContactFormKind)) =>
  requestTherapistContact(null, formOf(fields, token));

const jobs = () =>
  db.$queryRaw<{ task: string; key: string }[]>`
    SELECT task_identifier AS task, key FROM graphile_worker.jobs ORDER BY id`;

describe('writing to a therapist', () => {
  it('keeps the message and the job that tells the therapist', async () => {
    const { slug, id } = await createTherapist();
    const answer = await write({
      ...toTherapist,
      therapist: slug,
      phone: '098765 43210',
      email: ' Meera@Example.IN ',
    });
    expect(answer).toMatchObject({ ok: true, message: contactMessages.sent });
    const row = await db.therapistContactRequest.findFirstOrThrow();
    expect(row).toMatchObject({
      therapistId: id,
      userName: 'Meera Iyer',
      userEmail: 'meera@example.in',
      userPhone: '+919876543210',
      message: toTherapist.message,
      preferredContactMethod: 'email',
      notifiedAt: null,
    });
    expect(await jobs()).toEqual([
      { task: 'send-therapist-notification', key: `send-therapist-notification:${row.id}` },
      { task: 'send-contact-request-receipt', key: `send-contact-request-receipt:${row.id}` },
    ]);
  });

  it('mails no more than three receipts a day to one address, and keeps every message', async () => {
    const { slug } = await createTherapist();
    for (let number = 0; number < 5; number += 1)
      await write({ ...toTherapist, therapist: slug, message: `Message ${number}` });
    expect(await db.therapistContactRequest.count()).toBe(5);
    const receipts = (await jobs()).filter(({ task }) => task === 'send-contact-request-receipt');
    expect(receipts).toHaveLength(3);
  });

  it('is in the account of a therapist who has one, and says nothing of itself there', async () => {
    const { userId } = await createProfile({ role: 'therapist' });
    const { slug } = await createTherapist({ userId });
    await write({ ...toTherapist, therapist: slug });
    const { id } = await db.therapistContactRequest.findFirstOrThrow();
    const href = `/therapist-dashboard/requests/${id}`;
    const notifications = await db.notification.findMany();
    expect(notifications).toMatchObject([{ userId, kind: 'request.received', href, body: null }]);
    expect(notifications[0]?.title).toBe('You have a new message');
  });

  it('makes one row and its jobs of what several servers are sent at once', { tags: ['slow'] }, async () => {
    const { slug } = await createTherapist();
    const submission = { key: crypto.randomUUID(), bodyHash: 'a'.repeat(64) };
    const input = { ...toTherapist, therapist: slug, phone: null, preferredContactMethod: 'email' } as const;
    // As many requests as the pool has connections: they pass the gate together, and only the database
    // prevents duplicates.
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () =>
        createTherapistContactRequest(input, { submission, limits: [], receipts: [] }),
      ),
    );
    expect(outcomes).toEqual(Array.from({ length: 10 }, () => ({ done: true, notified: true })));
    expect(await db.therapistContactRequest.count()).toBe(1);
    expect(await jobs()).toHaveLength(2);
  });

  it('makes one row and its jobs of fifty parallel presses, and answers all alike', async () => {
    const { slug } = await createTherapist();
    const token = usableToken(therapistContactFormKind);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => write({ ...toTherapist, therapist: slug }, token)),
    );
    for (const answer of answers) expect(answer).toMatchObject({ ok: true, message: contactMessages.sent });
    expect(await db.therapistContactRequest.count()).toBe(1);
    expect(await jobs()).toHaveLength(2);
  });

  it('refuses other words from a visit that has sent, and takes them with the next press', async () => {
    const { slug } = await createTherapist();
    const token = usableToken(therapistContactFormKind);
    await write({ ...toTherapist, therapist: slug }, token);
    const answer = await write({ ...toTherapist, therapist: slug, message: 'One more thing.' }, token);
    expect(answer).toMatchObject({
      ok: false,
      message: actionMessages.changed,
      values: { message: 'One more thing.' },
    });
    expect(answer.formToken).not.toBe(token);
    expect(await db.therapistContactRequest.count()).toBe(1);
  });

  it('answers a replay after the therapist has left as it did before', async () => {
    const { slug } = await createTherapist();
    const token = usableToken(therapistContactFormKind);
    await write({ ...toTherapist, therapist: slug }, token);
    await db.therapist.update({ where: { slug }, data: { isActive: false } });
    expect(await write({ ...toTherapist, therapist: slug }, token)).toMatchObject({ ok: true });
    expect(await write({ ...toTherapist, therapist: slug })).toMatchObject({
      ok: false,
      message: contactMessages.unavailable,
    });
  });

  it.each([
    ['an unknown therapist', 'nobody-here'],
    ['a therapist that is a pattern', '%'],
    ['a therapist that is code', "' OR 1=1 --"],
  ])('refuses %s and writes nothing', async (_, therapist) => {
    await createTherapist();
    expect(await write({ ...toTherapist, therapist })).toMatchObject({
      ok: false,
      message: contactMessages.unavailable,
      values: { message: toTherapist.message },
    });
    expect(await db.therapistContactRequest.count()).toBe(0);
    expect(await jobs()).toHaveLength(0);
  });

  it.each([
    [{ fullName: '' }, actionMessages.required, { fullName: 'Enter your full name' }],
    [{ email: '' }, actionMessages.required, { email: 'Enter your email address' }],
    [{ message: ' \n ' }, actionMessages.required, { message: 'Write your message' }],
    [
      { email: 'a@b.in, c@d.in' },
      actionMessages.check,
      { email: expect.stringContaining('name@example.com') },
    ],
    [{ phone: '12' }, actionMessages.check, { phone: expect.stringContaining('98765 43210') }],
    [
      { preferredContactMethod: 'pigeon' },
      actionMessages.check,
      { preferredContactMethod: expect.any(String) },
    ],
    [
      { preferredContactMethod: 'phone' },
      actionMessages.required,
      { phone: expect.stringContaining('phone number') },
    ],
    [
      { preferredContactMethod: 'either' },
      actionMessages.required,
      { phone: expect.stringContaining('phone number') },
    ],
    // Reported together with the other errors, so that the sender corrects the form once.
    [
      { preferredContactMethod: 'phone', fullName: '' },
      actionMessages.required,
      { fullName: 'Enter your full name', phone: expect.stringContaining('phone number') },
    ],
    [{ message: 'x'.repeat(5_001) }, actionMessages.check, { message: expect.stringContaining('5,000') }],
    [{ fullName: 'x'.repeat(121) }, actionMessages.check, { fullName: expect.stringContaining('120') }],
  ])('says what is wrong with %j', async (wrong, message, fieldErrors) => {
    const { slug } = await createTherapist();
    const answer = await write({ ...toTherapist, therapist: slug, ...wrong });
    expect(answer).toMatchObject({ ok: false, message, fieldErrors, values: wrong });
    expect(await db.therapistContactRequest.count()).toBe(0);
  });

  it('names every missing field at once, in the order of the form', async () => {
    const { slug } = await createTherapist();
    const empty = {
      therapist: slug,
      fullName: '',
      email: '',
      phone: '',
      preferredContactMethod: 'email',
      message: '',
    };
    const answer = await write(empty);
    expect(answer.ok ? [] : Object.keys(answer.fieldErrors ?? {})).toEqual(['fullName', 'email', 'message']);
  });

  it('takes no more than the hourly number from one sender, and counts replays once', {
    tags: ['slow'],
  }, async () => {
    const { slug } = await createTherapist();
    const tokens = Array.from({ length: 22 }, () => usableToken(therapistContactFormKind));
    const taken: boolean[] = [];
    for (const token of tokens) {
      const first = await write({ ...toTherapist, therapist: slug }, token);
      const again = await write({ ...toTherapist, therapist: slug }, token);
      expect(again.ok).toBe(first.ok);
      expect(first.message).toBe(first.ok ? contactMessages.sent : actionMessages.tooMany);
      taken.push(first.ok);
    }
    expect(taken).toEqual(tokens.map((_, index) => index < 20));
    expect(await db.therapistContactRequest.count()).toBe(20);
  });

  it('keeps the message when the queue is out of reach, and says no more than is true', async () => {
    const { slug } = await createTherapist();
    await asOwner('ALTER SCHEMA graphile_worker RENAME TO graphile_worker_away');
    try {
      expect(await write({ ...toTherapist, therapist: slug })).toMatchObject({
        ok: true,
        message: 'Your message has been saved. The therapist will be notified.',
      });
    } finally {
      await asOwner('ALTER SCHEMA graphile_worker_away RENAME TO graphile_worker');
    }
    expect(await db.therapistContactRequest.count()).toBe(1);
  });

  it('stays open when limits cannot be counted', async () => {
    const { slug } = await createTherapist();
    await withoutTable('rate_limits', async () => {
      expect(await write({ ...toTherapist, therapist: slug })).toMatchObject({ ok: true });
    });
    expect(await db.therapistContactRequest.count()).toBe(1);
  });

  it('says that it failed, keeps everything typed and writes nothing when the table cannot be written', async () => {
    const { slug } = await createTherapist();
    const token = usableToken(therapistContactFormKind);
    await withoutTable('therapist_contact_requests', async () => {
      expect(await write({ ...toTherapist, therapist: slug }, token)).toMatchObject({
        ok: false,
        message: 'Failed to send message. Please try again.',
        values: { message: toTherapist.message },
        formToken: token,
      });
    });
    expect(await jobs()).toHaveLength(0);
    expect(await write({ ...toTherapist, therapist: slug }, token)).toMatchObject({ ok: true });
    expect(await db.therapistContactRequest.count()).toBe(1);
  });
});
