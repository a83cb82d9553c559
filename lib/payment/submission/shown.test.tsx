import { randomUUID } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { PaymentPanel } from '@/components/payment/private/submission/payment-panel';
import { type PaymentSubject, readPaymentSubject } from '@/lib/payment/subject';
import { db } from '@/lib/server/db';
import { withPerson } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { plainPicture } from '@/test/file/pictures';
import { aDayLater, publishOffer } from '@/test/payment/payments';
import { createClientOf, createPractice, createQuotationRow, type Person } from '@/test/payment/quotations';
import { formWithPayment, postPayment, sentAhead, visitOf } from '@/test/payment/sent-payments';
import { as, newVisitor } from '@/test/server/visitor';

setUpDatabase();

let practice: Awaited<ReturnType<typeof createPractice>>;
let ravi: Person;
let picture: Uint8Array;

beforeEach(async () => {
  newVisitor();
  practice = await createPractice();
  ravi = await createClientOf(practice.therapist);
  picture = await plainPicture(50, 50).png().toBuffer();
  as(ravi);
});

const therapistId = () => practice.therapist.id;

/** Changes the payee's account, as if the day of waiting had passed. */
async function changeAccount() {
  await db.therapist.update({
    where: { id: therapistId() },
    data: { upiId: 'another.one@samplebank', accountNumber: '123456789012' },
  });
  await aDayLater(therapistId());
}

async function anAppointment(): Promise<PaymentSubject> {
  const calendar = await db.calendar.create({ data: { therapistId: therapistId() } });
  const startsAt = new Date('2027-03-01T09:00:00Z');
  const endsAt = new Date('2027-03-01T09:45:00Z');
  const { id } = await db.booking.create({
    data: {
      calendarId: calendar.id,
      startsAt,
      endsAt,
      blockedUntil: endsAt,
      status: 'confirmed',
      confirmedAt: new Date(),
      mode: 'video',
      fee: '1500.00',
      payingRule: 'after',
      ...withPerson({ clientId: ravi.viewer.profile.id }),
      submissionKey: randomUUID(),
    },
  });
  return { kind: 'appointment', id, startsAt: startsAt.toISOString() };
}

async function aPlace(): Promise<PaymentSubject> {
  const { id } = await db.internshipApplication.create({
    data: {
      userId: ravi.viewer.userId,
      programSlug: 'clinical-observation',
      intake: new Date('2027-01-04'),
      name: 'Ravi Rao',
      email: ravi.viewer.email,
      education: 'MA Psychology',
      statement: 'I would like to learn.',
    },
  });
  return { kind: 'internship', applicationId: id };
}

const ways: Readonly<Record<string, () => Promise<PaymentSubject>>> = {
  'the general payment page': async () => ({ kind: 'therapist', slug: practice.therapist.slug }),
  'an appointment': anAppointment,
  'a quotation': async () => {
    const { id } = await createQuotationRow(practice, ravi, { status: 'accepted' });
    return { kind: 'quotation', id };
  },
  'a product': async () => ({ kind: 'product', slug: 'individual-counseling' }),
  'an internship': aPlace,
};
const paidToTherapist = ['the general payment page', 'an appointment', 'a quotation'];

/** The page for paying now, with a different price if given. */
async function page(
  subject: PaymentSubject,
  { hoursAgo = 0, shownPaise }: { hoursAgo?: number; shownPaise?: number } = {},
) {
  const payable = await readPaymentSubject(subject, ravi.viewer);
  if (!payable) throw new Error('expected something to pay');
  return visitOf({ ...payable, amountPaise: shownPaise ?? payable.amountPaise }, hoursAgo);
}

const posted = async (form: FormData) => form;

async function report(
  subject: PaymentSubject,
  visit: Awaited<ReturnType<typeof page>>,
  {
    prepared = sentAhead,
    fields = {},
  }: { prepared?: (form: FormData) => Promise<FormData>; fields?: Record<string, string> } = {},
) {
  newVisitor({ scripts: prepared === sentAhead });
  as(ravi);
  const form = await prepared(formWithPayment({ subject, visit, file: picture, fields }));
  // Without scripts a success is a redirect to the answer.
  return postPayment(form).catch((error: { readonly digest?: string }) => {
    if (!error.digest?.includes('?answer=')) throw error;
    return { ok: true as const };
  });
}

const reported = async () => {
  const [row, ...more] = await db.paymentSubmission.findMany({ include: { events: true } });
  expect(more).toEqual([]);
  return row;
};

it('sells the lengths of meetings that the page showed, after a day only to whom they were sold', async () => {
  const subject = { kind: 'product', slug: 'individual-counseling' } as const;
  const [fresh, old] = [await page(subject), await page(subject, { hoursAgo: 25 })];
  await publishOffer(subject.slug, { meetings: [63], inclusion: 'By phone' });
  expect((await readPaymentSubject(subject, ravi.viewer))?.row.meetings).toEqual([63]);
  expect(await report(subject, old)).toMatchObject({
    ok: false,
    message: expect.stringMatching(
      /^What it includes has changed since you opened this page\. It now includes: One meeting of 63 minutes\. By phone\. Have you paid already\?/,
    ),
  });
  expect(await reported()).toBeUndefined();
  expect(await report(subject, fresh)).toMatchObject({ ok: true });
  const row = await reported();
  expect(row).toMatchObject({ productSlug: subject.slug, meetings: [50] });
  expect(row?.events[0]?.reason).toMatch(
    / showed ₹1,500\. It showed what the price included then; the payment bought that\.$/,
  );
});

describe.each(Object.keys(ways))('%s', (way) => {
  const subjectOfWay = () => ways[way]?.() ?? Promise.reject(new Error(way));

  it('keeps the price that the page showed, within a day', async () => {
    const subject = await subjectOfWay();
    const visit = await page(subject, { hoursAgo: 23, shownPaise: 123_400 });
    const account = paidToTherapist.includes(way)
      ? `${practice.therapist.name}’s bank account`
      : 'our bank account';
    expect(await report(subject, visit)).toMatchObject({ ok: true, data: { amountPaise: 123_400, account } });
    const row = await reported();
    expect(row?.amount.toFixed(2)).toBe('1234.00');
    expect(row?.events[0]?.reason).toMatch(/showed ₹1,234\. When this was reported, the price was ₹/);
  });

  it.each([
    ['with scripts', sentAhead],
    ['without scripts', posted],
  ])(
    'asks after a day, %s, and saves nothing until there is an answer',
    { tags: ['slow'] },
    async (_, prepared) => {
      const subject = await subjectOfWay();
      const visit = await page(subject, { hoursAgo: 25, shownPaise: 123_400 });
      const asked = await report(subject, visit, { prepared });
      expect(asked).toMatchObject({
        ok: false,
        message: expect.stringMatching(
          /^The price is now ₹[\d,]+\. It was ₹1,234 when you opened this page\. Have you paid already\?/,
        ),
        options: {
          paid_as_shown: [{ value: 'yes', label: 'I have already paid ₹1,234, as this page showed' }],
        },
      });
      expect(await reported()).toBeUndefined();
      const fields = { paid_as_shown: 'yes' };
      expect(await report(subject, visit, { prepared, fields })).toMatchObject({ ok: true });
      expect((await reported())?.amount.toFixed(2)).toBe('1234.00');
    },
  );

  it('says nothing of a page whose price is still the same, however old', { tags: ['slow'] }, async () => {
    const subject = await subjectOfWay();
    expect(await report(subject, await page(subject, { hoursAgo: 400 }))).toMatchObject({ ok: true });
    expect((await reported())?.events[0]?.reason).toBeNull();
  });

  // Only a therapist’s account changes in these cases.
  if (!paidToTherapist.includes(way)) return;

  it('keeps the account that the page showed, or asks', async () => {
    const subject = await subjectOfWay();
    const [fresh, old] = [await page(subject), await page(subject, { hoursAgo: 25 })];
    const before = await readPaymentSubject(subject, ravi.viewer);
    await changeAccount();
    expect((await readPaymentSubject(subject, ravi.viewer))?.row).not.toEqual(before?.row);
    expect(await report(subject, old)).toMatchObject({
      ok: false,
      message: expect.stringContaining('The payment details have changed since you opened this page.'),
    });
    expect(await reported()).toBeUndefined();
    expect(await report(subject, fresh)).toMatchObject({ ok: true });
    expect(await reported()).toMatchObject({ payeeAccountId: before?.row.payeeAccountId });
  });
});

it('a fee that was taken away is asked about like another price', async () => {
  const subject = await ways['the general payment page']?.();
  if (!subject) throw new Error('expected a subject');
  const visit = await page(subject, { hoursAgo: 25 });
  await db.therapist.update({ where: { id: therapistId() }, data: { sessionRate: null } });
  expect(await report(subject, visit)).toMatchObject({
    ok: false,
    message: expect.stringContaining('The fee is not agreed yet. It was ₹1,500'),
  });
});

it('a form that came back after a change leads to how to pay now, and shows no code to pay', {
  tags: ['slow'],
}, async () => {
  const subject: PaymentSubject = { kind: 'therapist', slug: practice.therapist.slug };
  const payable = await readPaymentSubject(subject, null);
  if (!payable) throw new Error('expected something to pay');
  const shown = async (ticket?: string) =>
    renderToStaticMarkup(
      await PaymentPanel({ payable, page: '/payment/asha-rao', query: { ticket }, payer: null }),
    );
  const { ticket } = visitOf({ ...payable, amountPaise: 123_400 });
  const back = await shown(ticket);
  expect(back).toContain('The price is now ₹1,500. It was ₹1,234 when you opened this page.');
  expect(back).not.toContain('upi://');
  expect(back).toContain('href="/payment/asha-rao"');
  expect(await shown()).toContain('upi://');
});
