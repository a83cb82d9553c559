import { Temporal } from 'temporal-polyfill';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MemberOf } from '@/lib/account/session/session';
import { bookingsAsCsv, listBookings } from '@/lib/admin/booking/queries';
import { listSessions, sessionsAsCsv } from '@/lib/admin/session/queries';
import { readOwnCalendar } from '@/lib/booking/calendar/view/queries';
import { findBooking } from '@/lib/booking/queries';
import { feeLabel } from '@/lib/payment/appointment/rules';
import { receiveWebhook } from '@/lib/payment/provider/webhook';
import { refundPayment, verifyPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { createDueAppointment, openCardPage } from '@/test/payment/card-appointments';
import { setUpCardCompanies } from '@/test/payment/card-companies';
import { createPaymentRow } from '@/test/payment/payments';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';

setUpDatabase();
const companies = setUpCardCompanies();

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;
let days: number;

beforeEach(async () => {
  days = 2;
  asha = await createPractice();
  meera = await createStranger();
});

const keeper = () => ({
  viewer: asha.viewer as MemberOf<'therapist'>,
  request: { id: 'request-1', network: 'network' },
});

function due() {
  days += 1;
  return createDueAppointment(asha, meera, days);
}

const report = (appointmentId: string) =>
  createPaymentRow({ therapistId: asha.therapist.id, appointmentId, amount: '1800.00' });

async function paid(id: string, refundedPaise: number | null = 0): Promise<string> {
  const { id: payment } = await report(id);
  await verifyPayment(payment, null, keeper());
  if (refundedPaise !== 0) {
    await refundPayment(payment, { reason: 'Too much.', amountPaise: refundedPaise }, keeper());
  }
  return id;
}

async function paidByCard(id: string): Promise<string> {
  const { reference } = await openCardPage(id, meera);
  companies.stripe.pay(reference);
  const { body, headers } = companies.stripe.event('checkout.session.completed', reference);
  const address = 'http://localhost:3000/api/webhooks/stripe';
  await receiveWebhook('stripe', new Request(address, { method: 'POST', body, headers }));
  return id;
}

async function reported(id: string): Promise<string> {
  await report(id);
  return id;
}

async function free(id: string): Promise<string> {
  await db.booking.update({ where: { id }, data: { fee: '0.00', payUntil: null } });
  return id;
}

async function cancelled(id: string): Promise<string> {
  const gone = { status: 'cancelled', cancelledAt: new Date(), cancelledBy: 'client' };
  await db.booking.update({ where: { id }, data: gone });
  await db.therapySession.updateMany({ where: { bookingId: id }, data: { status: 'cancelled' } });
  return id;
}

/** Expects the pages to show exactly these labels for these appointments, and nothing else. */
async function expectShown(expected: ReadonlyMap<string, string>) {
  for (const [id, label] of expected) {
    const booking = await findBooking(id);
    // The appointment's own page says the same, except that it words cancelled ones differently.
    if (booking?.status === 'confirmed') expect(feeLabel(booking.fee)).toBe(label);
  }

  const sessions = await db.therapySession.findMany({ select: { id: true, bookingId: true } });
  const bookingOf = new Map(sessions.map(({ id, bookingId }) => [id, bookingId ?? '']));
  const shown = new Map<string, string>();
  for (const months of [0, 1]) {
    const date = Temporal.Now.plainDateISO('Asia/Kolkata').add({ months }).toString();
    const calendar = await readOwnCalendar(asha.viewer, { view: 'month', date });
    for (const { id, fee } of calendar?.entries ?? []) shown.set(bookingOf.get(id) ?? id, fee);
  }
  expect(shown).toEqual(expected);

  const admin = await createAdmin();
  const { rows } = await listBookings(admin.viewer, {});
  expect(new Map(rows.map(({ id, fee }) => [id, fee]))).toEqual(expected);
  const { rows: met } = await listSessions(admin.viewer, {});
  expect(new Map(met.map(({ id, fee }) => [bookingOf.get(id), fee]))).toEqual(expected);
  for (const fileOf of [bookingsAsCsv, sessionsAsCsv]) {
    const file = await fileOf(admin.viewer, {});
    const at = file.columns.indexOf('Payment');
    expect(file.rows.map((row) => row[at]).toSorted()).toEqual([...expected.values()].toSorted());
  }
}

describe('a therapist’s calendar, the lists of the back office and their files', () => {
  it('name what is due and what is paid', async () => {
    await expectShown(
      new Map([
        [await due(), 'Not paid yet'],
        [await paid(await due()), 'Paid'],
      ]),
    );
  });

  it('name every other state too, and nothing that is due of what was cancelled', {
    tags: ['slow'],
  }, async () => {
    await expectShown(
      new Map([
        [await reported(await due()), 'Being checked'],
        [await paidByCard(await due()), 'Paid'],
        [await paid(await due(), 60_000), 'Refunded in part'],
        [await paid(await due(), null), 'Refunded'],
        [await free(await due()), ''],
        [await cancelled(await due()), ''],
        [await cancelled(await paid(await due())), 'Paid'],
      ]),
    );
  });
});

it('a calendar says that a plan pays, and nothing of a time that is only held', async () => {
  const id = await due();
  const { id: planId } = await db.therapyPlan.create({
    data: {
      clientId: meera.viewer.profile.id,
      therapistId: asha.therapist.id,
      planName: 'Six sessions',
      totalSessions: 6,
    },
  });
  await db.booking.update({ where: { id }, data: { planId } });
  const held = await due();
  await db.therapySession.deleteMany({ where: { bookingId: held } });
  const heldUntil = new Date(Date.now() + 600_000);
  await db.booking.update({
    where: { id: held },
    data: { status: 'held', heldUntil, confirmedAt: null, participants: { deleteMany: {} } },
  });
  const dayOf = async (of: string) => {
    const { startsAt } = await db.booking.findUniqueOrThrow({ where: { id: of } });
    return new Date(startsAt.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  };
  // A session that begins before midnight also appears on the next day.
  const entries = async (of: string, kind: string) => {
    const day = await readOwnCalendar(asha.viewer, { view: 'day', date: await dayOf(of) });
    return day?.entries.filter((entry) => entry.kind === kind);
  };
  expect(await entries(id, 'session')).toMatchObject([{ kind: 'session', fee: 'Paid from a plan' }]);
  expect(await entries(held, 'hold')).toMatchObject([{ kind: 'hold', fee: '' }]);
});
