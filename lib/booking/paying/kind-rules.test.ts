import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { cancelBooking } from '@/lib/booking/change/commands';
import { confirmBooking } from '@/lib/booking/confirm/commands';
import { holdSlot } from '@/lib/booking/hold/commands';
import { findOffer } from '@/lib/booking/offer/queries';
import { saveKindRules } from '@/lib/booking/paying/actions';
import { payingMessages } from '@/lib/booking/paying/rules';
import { findBooking } from '@/lib/booking/queries';
import { hour } from '@/lib/format/duration';
import { payingTasks } from '@/lib/payment/appointment/again';
import { feeInWords } from '@/lib/payment/appointment/rules';
import { db } from '@/lib/server/db';
import { kindMessages } from '@/lib/therapist/kind/rules';
import { openEveryHour } from '@/test/booking/hours';
import { setUpDatabase } from '@/test/database/database';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { formOf } from '@/test/server/form';
import { waitingJobs } from '@/test/server/jobs';
import { as, setUpVisitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

const request = { id: 'request-1', network: '203.0.113.7' };

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;
let alone: string;
let couples: string;

beforeEach(async () => {
  asha = await createPractice();
  meera = await createStranger();
  as(asha);
  const { id: therapistId } = asha.therapist;
  const calendarId = await openEveryHour(therapistId);
  await db.appointmentTerms.create({
    data: { calendarId, payingRule: 'after', lateRule: 'none', missedRule: 'none' },
  });
  const first = await db.sessionKind.findFirstOrThrow({ where: { therapistId } });
  await db.sessionKind.update({ where: { id: first.id }, data: { fee: '1800' } });
  const data = { therapistId, name: 'Couples session', minutes: 80, position: 1, fee: '3000' };
  [alone, couples] = [first.id, (await db.sessionKind.create({ data })).id];
});

const save = (kind: string, lateRule: string, missedRule: string, payingRule = '') =>
  saveKindRules(null, formOf({ kind, payingRule, lateRule, missedRule }, ''));

const shownFor = async (kind: string) =>
  (
    await findOffer(
      { therapist: asha.therapist.slug, kind },
      { timeZone: 'Asia/Kolkata', from: '', names: true },
    )
  )?.rules;

/** Books this kind of session in some hours, as the client. */
async function booked(kind: string, hours: number): Promise<string> {
  const startsAt = (
    await findOffer(
      { therapist: asha.therapist.slug, kind },
      {
        timeZone: 'Asia/Kolkata',
        from: '',
        names: true,
      },
    )
  )?.week?.days
    .flatMap(({ slots }) => slots.map(({ value }) => new Date(value)))
    .find((time) => time.getTime() > Date.now() + hours * hour);
  const clientId = meera.viewer.profile.id;
  const held =
    startsAt &&
    (await holdSlot({
      calendar: { therapist: asha.therapist.slug, kind },
      ...{ startsAt, viewerTimeZone: 'Asia/Kolkata', clientId, submissionKey: randomUUID() },
    }));
  if (!held?.held) throw new Error('expected a hold');
  const { bookingId } = held;
  const booker = { viewer: meera.viewer };
  expect(await confirmBooking({ bookingId, mode: 'video', booker, request })).toMatchObject({
    confirmed: true,
  });
  return bookingId;
}

describe('the rules of a kind of session', () => {
  it('are shown before booking, kept on the booking and carried out; other kinds have the therapist’s', async () => {
    expect(await shownFor(couples)).toEqual({ late: 'none', missed: 'none' });
    expect(await save(couples, 'half', '')).toMatchObject({ ok: true, message: payingMessages.saved });
    expect(await shownFor(couples)).toEqual({ late: 'half', missed: 'none' });
    expect(await shownFor(alone)).toEqual({ late: 'none', missed: 'none' });
    const both = await booked(couples, 2);
    const one = await booked(alone, 6);
    // A later change is for new bookings.
    await save(couples, 'all', 'all');
    expect((await findBooking(both))?.rules).toEqual({ late: 'half', missed: 'none' });
    for (const bookingId of [both, one]) {
      await cancelBooking({ bookingId, by: 'client', actor: meera.viewer, request });
    }
    expect((await findBooking(both))?.fee).toMatchObject({ state: 'due', amountPaise: 150_000 });
    expect((await findBooking(one))?.fee.state).not.toBe('due');
    await save(couples, '', '');
    expect(await shownFor(couples)).toEqual({ late: 'none', missed: 'none' });
  });

  it('are said for a kind whose therapist has saved no payment rules', async () => {
    await db.appointmentTerms.deleteMany();
    expect(await shownFor(couples)).toEqual({ late: 'usual', missed: 'usual' });
    await save(couples, 'all', 'half');
    expect(await shownFor(couples)).toEqual({ late: 'all', missed: 'half' });
    expect((await findBooking(await booked(couples, 30)))?.rules).toEqual({ late: 'all', missed: 'half' });
  });

  it('say when it is paid: on the booking, in its words and by its reminders', async () => {
    await save(couples, '', '', 'ahead');
    const [both, one] = [await booked(couples, 72), await booked(alone, 96)];
    // A later change is for new bookings.
    await save(couples, '', '', 'after');
    const [paidAhead, paidAfter] = [await findBooking(both), await findBooking(one)];
    if (!paidAhead || !paidAfter) throw new Error('expected two bookings');
    const payUntil = new Date(paidAhead.startsAt.getTime() - 24 * hour);
    expect(paidAhead.fee).toMatchObject({ rule: 'ahead', payUntil, amountPaise: 300_000 });
    expect(paidAfter.fee).toMatchObject({ rule: 'after', payUntil: null, amountPaise: 180_000 });
    const told = ({ fee, endsAt }: typeof paidAhead) =>
      feeInWords(fee, { endsAt, now: new Date(), timeZone: 'Asia/Kolkata' });
    expect(told(paidAhead)).toContain('Please pay by');
    expect(told(paidAfter)).toContain('You pay after the appointment.');
    expect(await waitingJobs(payingTasks.remind)).toEqual([
      new Date(payUntil.getTime() - 12 * hour),
      paidAfter.endsAt,
    ]);
    expect(await waitingJobs(payingTasks.deadline)).toEqual([payUntil]);
  });

  it('let one kind be paid where the others are free of charge, with its own costs', async () => {
    await db.appointmentTerms.updateMany({ data: { payingRule: 'free' } });
    await save(couples, 'half', '', 'after');
    expect(await shownFor(couples)).toEqual({ late: 'half', missed: 'none' });
    expect((await findBooking(await booked(couples, 2)))?.fee).toMatchObject({
      ...{ rule: 'after', amountPaise: 300_000, state: 'due' },
    });
    expect((await findBooking(await booked(alone, 6)))?.fee).toMatchObject({ rule: 'free', amountPaise: 0 });
    expect(await save(couples, '', '', 'free')).toMatchObject({
      ...{ ok: false, fieldErrors: { payingRule: expect.any(String) } },
    });
  });

  it('are none where nothing is paid here, and belong to the therapist’s own kinds', async () => {
    await save(couples, 'all', 'all');
    await db.appointmentTerms.updateMany({ data: { payingRule: 'free' } });
    expect(await shownFor(couples)).toEqual({ late: 'usual', missed: 'usual' });
    as(await createPractice());
    expect(await save(couples, 'none', 'none')).toMatchObject({ ok: false, message: kindMessages.unknown });
    for (const rule of ['most', 'half-all-6'])
      expect(await save(couples, rule, '')).toMatchObject({
        ok: false,
        fieldErrors: { lateRule: expect.any(String) },
      });
    expect(await db.sessionKind.findUniqueOrThrow({ where: { id: couples } })).toMatchObject({
      lateRule: 'all',
      missedRule: 'all',
    });
    const audited = await db.auditEntry.findMany({ where: { action: 'kind.changed' } });
    expect(audited.map(({ subjectId }) => subjectId)).toEqual([couples]);
  });
});
