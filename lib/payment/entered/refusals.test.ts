import { beforeEach, describe, expect, it } from 'vitest';
import { cancelBooking } from '@/lib/booking/change/commands';
import { indianDay } from '@/lib/format/time';
import { typedMessages } from '@/lib/format/typed/fields';
import { enterSessionPayment } from '@/lib/payment/entered/actions';
import { aboveFee, enteredFormKind, enteredMessages, entryRefusals } from '@/lib/payment/entered/rules';
import { enterSchema } from '@/lib/payment/entered/schema';
import { verifyPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { reportAppointment } from '@/test/payment/appointment-reports';
import { appointmentSubject, createDueAppointment } from '@/test/payment/card-appointments';
import { enter, entered, entryRequest, entryTraces, keeperOf } from '@/test/payment/entries';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { formOf, usableToken } from '@/test/server/form';
import { as, setUpVisitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;
let id: string;

beforeEach(async () => {
  asha = await createPractice();
  meera = await createStranger();
  id = await createDueAppointment(asha, meera);
});

const caller = () => ({ viewer: keeperOf(asha), request: entryRequest });

describe('is refused with a plain sentence and writes nothing', () => {
  const refusedAs = async (
    because: string,
    given: Parameters<typeof enter>[2] = {},
    practice: Person = asha,
  ) => {
    const before = await entryTraces();
    expect(await enter(practice, id, given)).toMatchObject({ done: false, because });
    expect(await entryTraces()).toEqual(before);
  };

  it('above the fee, and above its rest', async () => {
    await refusedAs('above', { amountPaise: 180_001 });
    await entered(asha, id);
    await refusedAs('above', { amountPaise: 130_001, beforePaise: 50_000 });
    expect(aboveFee(130_000)).toBe('Only ₹1,300 of the fee is open. Nothing was saved.');
  });

  it('for a session that is paid, reported as paid, free, or paid by a plan', async () => {
    const { startsAt } = await appointmentSubject(id);
    const report = await reportAppointment({ id, startsAt, reference: 'FIRST001', shownPaise: 180_000 });
    if (!report.done) throw new Error('expected a report');
    await refusedAs('reported');
    await verifyPayment(report.id, null, caller());
    await refusedAs('paid', { beforePaise: 180_000 });
    await db.transaction.deleteMany({ where: { receipts: { none: {} } } });
    const free = await createDueAppointment(asha, meera, 5);
    await db.booking.update({ where: { id: free }, data: { fee: 0, payUntil: null, payingRule: 'free' } });
    expect(await enter(asha, free)).toEqual({ done: false, because: 'free' });
    expect(entryRefusals.plan).toContain('prepaid plan');
  });

  it('for another therapist’s session, for none, and for a client', async () => {
    const other = await createPractice();
    await refusedAs('unknown', {}, other);
    await refusedAs('unknown', {}, meera);
    expect(await enter(asha, '0198f2a4-7c1e-7000-8000-00000000000b')).toMatchObject({ because: 'unknown' });
  });

  it('for a cancelled session', async () => {
    await cancelBooking({ bookingId: id, by: 'client', actor: meera.viewer, request: entryRequest });
    await refusedAs('cancelled');
  });

  it('for tomorrow, and for a day before 1900', async () => {
    const paidOn = indianDay(new Date(Date.now() + 86_400_000));
    await refusedAs('future', { paidOn });
    const typed = { appointment: id, before: '0', amount: '500', method: 'cash', note: '' };
    const messageFor = (day: string) =>
      enterSchema.safeParse({ ...typed, paidOn: day }).error?.issues[0]?.message;
    expect(messageFor(paidOn)).toBe(enteredMessages.day);
    expect(messageFor('2019-12-31')).toBe(enteredMessages.day);
    expect(messageFor('1899-12-31')).toBe(typedMessages.day);
  });

  it('a second time where the fee is not agreed', async () => {
    await db.booking.update({ where: { id }, data: { fee: null, payUntil: null, payingRule: 'free' } });
    await entered(asha, id);
    await refusedAs('entered-before', { beforePaise: 50_000 });
  });
});

it('the form answers in words, and a client cannot use it', async () => {
  const send = (fields: Readonly<Record<string, string>>) => {
    const typed = {
      appointment: id,
      before: '0',
      amount: '₹1,800',
      method: 'cash',
      paidOn: indianDay(new Date()),
      note: '',
    };
    return enterSessionPayment(null, formOf({ ...typed, ...fields }, usableToken(enteredFormKind)));
  };
  as(meera);
  expect((await send({})).ok).toBe(false);
  as(asha);
  expect((await send({})).ok).toBe(false);
  await db.userSession.updateMany({ data: { secondFactorAt: new Date() } });
  expect(await send({ amount: '1,80' })).toMatchObject({ fieldErrors: { amount: enteredMessages.amount } });
  expect(await send({ amount: '1801' })).toMatchObject({ fieldErrors: { amount: aboveFee(180_000) } });
  expect(await send({ method: 'gold' })).toMatchObject({ fieldErrors: { method: enteredMessages.method } });
  expect(await send({})).toMatchObject({ ok: true, message: enteredMessages.saved });
  expect(await send({ before: '180000' })).toMatchObject({ ok: false, message: entryRefusals.paid });
  expect(await db.transaction.count()).toBe(1);
});
