import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { GET } from '@/app/(pay)/payment/booking/[token]/route';
import { cancelBooking } from '@/lib/booking/change/commands';
import { bookAsClient, bookAsGuest } from '@/lib/booking/confirm/actions';
import { confirmBooking } from '@/lib/booking/confirm/commands';
import { holdLink } from '@/lib/booking/link';
import { bookingMessages } from '@/lib/booking/messages';
import { payingHere } from '@/lib/booking/paying/queries';
import { day, hour, minute } from '@/lib/format/duration';
import { ownBookingLink } from '@/lib/payment/link';
import { refundPayment, verifyPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { createPaymentRow } from '@/test/payment/payments';
import { createPractice, createStranger } from '@/test/payment/quotations';
import { confirmTime, heldTime, inDays, paidPlan, reportedPlan } from '@/test/plan/paid-plans';
import { as, newVisitor, sent } from '@/test/server/visitor';

setUpDatabase();

const request = { id: 'request-1', network: '203.0.113.7' };
const guest = { fullName: 'Meera Iyer', email: 'meera@example.in', phone: '+919876543210' };

let houseCalendarId: string;

beforeEach(async () => {
  newVisitor();
  houseCalendarId = (await db.calendar.create({ data: {} })).id;
});

async function held(hours: number, calendarId = houseCalendarId): Promise<string> {
  const startsAt = new Date(Date.now() + hours * hour);
  const endsAt = new Date(startsAt.getTime() + 45 * minute);
  const heldUntil = new Date(Date.now() + hour);
  const { id } = await db.booking.create({
    data: { calendarId, startsAt, endsAt, blockedUntil: endsAt, heldUntil },
  });
  return id;
}

async function bookWith(payment: string, hours: number): Promise<string> {
  const bookingId = await held(hours);
  await confirmBooking({ bookingId, mode: 'video', booker: { guest }, payment, request });
  return bookingId;
}

const paid = () => createPaymentRow({ productSlug: 'individual-counseling' });

async function paymentOf(id: string): Promise<string | null> {
  return (await db.booking.findUniqueOrThrow({ where: { id }, select: { paymentId: true } })).paymentId;
}

async function follow(link: string): Promise<string | null> {
  const params = Promise.resolve({ token: link.split('/').at(-1) ?? '' });
  return (await GET(new Request(link), { params })).headers.get('location');
}

async function bookInBrowser(hours: number): Promise<string> {
  const id = await held(hours);
  const booking = holdLink.token(id, new Date(Date.now() + hour));
  const form = { ...guest, booking, mode: 'video', consent: 'on', slot: '' };
  expect(await bookAsGuest(null, sent(form))).toMatchObject({ ok: true });
  return id;
}

describe('booking by the link of a payment', () => {
  it('links the appointment to the payment, and none that was booked without', async () => {
    const { id } = await paid();
    const without = await bookInBrowser(24);
    expect(await follow(ownBookingLink.url(id, new Date()))).toBe('/book/own/consultation');
    const booked = await bookInBrowser(48);
    expect(await paymentOf(without)).toBeNull();
    expect(await paymentOf(booked)).toBe(id);
  });

  it('ignores a link that is forged or too old', { tags: ['slow'] }, async () => {
    const { id } = await paid();
    const old = ownBookingLink.url(id, new Date(Date.now() - 91 * day));
    expect(await follow(old)).toBe('/professionals');
    expect(await paymentOf(await bookInBrowser(24))).toBeNull();
  });

  it('links one appointment at a time, even when two are booked at once', async () => {
    const { id } = await paid();
    const booked = await Promise.all([bookWith(id, 24), bookWith(id, 48)]);
    const tied = await Promise.all(booked.map(paymentOf));
    expect(tied.filter((payment) => payment === id)).toHaveLength(1);
    expect(tied).toContain(null);
  });

  it('frees the payment when the appointment is cancelled', async () => {
    const { id } = await paid();
    const first = await bookWith(id, 24);
    await cancelBooking({ bookingId: first, by: 'guest', actor: 'guest', request });
    expect(await paymentOf(await bookWith(id, 48))).toBe(id);
    expect(await paymentOf(first)).toBeNull();
  });

  it('accepts no payment that was refused, made to somebody else, or does not exist', async () => {
    const refused = await createPaymentRow({
      productSlug: 'individual-counseling',
      status: 'rejected',
      rejectionReason: 'No such credit.',
      reviewedAt: new Date(),
    });
    const toTherapist = await createPaymentRow();
    expect(await paymentOf(await bookWith(refused.id, 24))).toBeNull();
    expect(await paymentOf(await bookWith(toTherapist.id, 48))).toBeNull();
    expect(await paymentOf(await bookWith(randomUUID(), 72))).toBeNull();
  });
});

describe('a page that is about to book says what the booking does', () => {
  /** Asha, Meera with six prepaid sessions, and Meera's own payment of ₹1,500 whose link she has followed. */
  async function both() {
    const [asha, meera] = [await createPractice(), await createStranger()];
    const { planId } = await paidPlan(asha, meera);
    const { id } = await createPaymentRow({
      therapistId: asha.therapist.id,
      clientId: meera.viewer.profile.id,
    });
    as(meera);
    const { slug } = await db.therapist.findUniqueOrThrow({ where: { id: asha.therapist.id } });
    await follow(ownBookingLink.url(id, new Date()));
    let days = 2;
    return {
      asha,
      meera,
      planId,
      id,
      slug,
      /** Books, and returns the page's promise and the means that then paid the booking. */
      async bookedNow(payment: string | undefined = id) {
        const said = await payingHere(slug);
        days += 1;
        const bookingId = await heldTime(asha, meera, inDays(days));
        await confirmTime(meera, bookingId, payment === undefined ? {} : { payment });
        const row = await db.booking.findUniqueOrThrow({ where: { id: bookingId } });
        return {
          bookingId,
          said: [said.payment?.amount ?? null, said.plan !== null],
          stored: [row.paymentId, row.planId],
        };
      },
    };
  }
  const byPayment = ['₹1,500', false];
  const byPlan = [null, true];

  it('the payment before the plan, the plan while the payment has its appointment, and the payment again', async () => {
    const { meera, planId, id, bookedNow } = await both();
    const first = await bookedNow();
    expect(first).toMatchObject({ said: byPayment, stored: [id, null] });
    expect(await bookedNow()).toMatchObject({ said: byPlan, stored: [null, planId] });
    const { bookingId } = first;
    await cancelBooking({ bookingId, by: 'client', actor: meera.viewer, request });
    expect(await bookedNow()).toMatchObject({ said: byPayment, stored: [id, null] });
  });

  it('the plan when the payment was sent back, and when it has made the plan', {
    tags: ['slow'],
  }, async () => {
    const { asha, meera, planId, id, slug, bookedNow } = await both();
    const admin = await createAdmin();
    expect(await verifyPayment(id, null, admin)).toEqual({ done: true });
    expect((await payingHere(slug)).payment).toMatchObject({ amount: '₹1,500', checked: true });
    expect(await refundPayment(id, { reason: 'Not needed.' }, admin)).toEqual({ done: true });
    expect(await bookedNow()).toMatchObject({ said: byPlan, stored: [null, planId] });

    const { paymentId } = await reportedPlan(asha, meera);
    await follow(ownBookingLink.url(paymentId, new Date()));
    expect((await payingHere(slug)).payment?.amount).toBe('₹9,600.50');
    await verifyPayment(paymentId, null, admin);
    expect(await bookedNow(paymentId)).toMatchObject({ said: byPlan, stored: [null, planId] });
  });

  it('nothing when what pays has changed since the page, and again as the page then says', async () => {
    const { asha, meera, planId, slug } = await both();
    const held = await heldTime(asha, meera, inDays(9));
    const booking = holdLink.token(held, inDays(1));
    const press = (shown: string) => bookAsClient(null, sent({ booking, mode: 'video', slot: '', shown }));
    const { shown } = await payingHere(slug);
    // Another tab uses the payment meanwhile, and the plan would pay.
    const { id } = await db.paymentSubmission.findFirstOrThrow({ where: { quotationId: null } });
    await confirmTime(meera, await heldTime(asha, meera, inDays(10)), { payment: id });
    expect(await press(shown)).toMatchObject({ ok: false, message: bookingMessages.paysChanged });
    expect((await db.booking.findUniqueOrThrow({ where: { id: held } })).status).toBe('held');
    const now = await payingHere(slug);
    expect([shown, now.shown]).toEqual(['payment', 'plan']);
    expect(await press(now.shown)).toMatchObject({ ok: true });
    // A second press of the first page finds it booked.
    expect(await press(shown)).toMatchObject({ ok: true });
    expect((await db.booking.findUniqueOrThrow({ where: { id: held } })).planId).toBe(planId);
  });

  it('neither at a therapist who was not paid, and the payment to us at our own calendar', async () => {
    const { slug, meera } = await both();
    const neither = { payment: null, plan: null, shown: 'fee' };
    expect(await payingHere((await createStranger()).viewer.profile.id)).toEqual(neither);
    expect(await payingHere(null)).toEqual(neither);
    const { id } = await paid();
    await follow(ownBookingLink.url(id, new Date()));
    as(meera);
    expect((await payingHere(null)).payment).toMatchObject({ amount: '₹1,500', checked: false });
    expect((await payingHere(slug)).payment).toBeNull();
  });
});
