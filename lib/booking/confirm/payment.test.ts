import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { GET } from '@/app/(pay)/payment/booking/[token]/route';
import { cancelBooking } from '@/lib/booking/change/commands';
import { bookAsGuest } from '@/lib/booking/confirm/actions';
import { confirmBooking } from '@/lib/booking/confirm/commands';
import { holdToken } from '@/lib/booking/link';
import { ownBookingLink } from '@/lib/payment/booking-link/link';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/lib/testing/database';
import { createPaymentRow } from '@/lib/testing/payments';
import { newVisitor, sent } from '@/lib/testing/visitor';

setUpDatabase();

const request = { id: 'request-1', network: '203.0.113.7' };
const guest = { fullName: 'Meera Iyer', email: 'meera@example.in', phone: '+919876543210' };
const hour = 3_600_000;

let houseCalendarId: string;

beforeEach(async () => {
  newVisitor();
  houseCalendarId = (await db.calendar.create({ data: {} })).id;
});

async function held(hours: number, calendarId = houseCalendarId): Promise<string> {
  const startsAt = new Date(Date.now() + hours * hour);
  const endsAt = new Date(startsAt.getTime() + 45 * 60_000);
  const heldUntil = new Date(Date.now() + hour);
  const { id } = await db.booking.create({
    data: { calendarId, startsAt, endsAt, blockedUntil: endsAt, heldUntil },
  });
  return id;
}

/** Books one of our consultation times by the link of this payment. */
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
  const booking = holdToken(id, new Date(Date.now() + hour));
  const form = { ...guest, booking, mode: 'video', consent: 'on', slot: '' };
  expect(await bookAsGuest(null, sent(form))).toMatchObject({ ok: true });
  return id;
}

describe('booking by the link of a payment', () => {
  it('links the appointment to the payment, and none that was booked without', async () => {
    const { id } = await paid();
    const without = await bookInBrowser(24);
    expect(await follow(ownBookingLink(id, new Date()))).toBe('/book');
    const booked = await bookInBrowser(48);
    expect(await paymentOf(without)).toBeNull();
    expect(await paymentOf(booked)).toBe(id);
  });

  it('ignores a link that is forged or too old', { tags: ['slow'] }, async () => {
    const { id } = await paid();
    const old = ownBookingLink(id, new Date(Date.now() - 91 * 24 * hour));
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
