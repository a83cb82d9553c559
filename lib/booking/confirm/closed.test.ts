import { beforeEach, describe, expect, it } from 'vitest';
import { bookAsGuest } from '@/lib/booking/confirm/actions';
import { confirmBooking } from '@/lib/booking/confirm/commands';
import { holdLink } from '@/lib/booking/link';
import { bookingMessages } from '@/lib/booking/messages';
import { hour, minute } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { createAppointmentRow } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice } from '@/test/payment/quotations';
import { newVisitor, sent } from '@/test/server/visitor';
import { createTherapist } from '@/test/therapist/factories';

setUpDatabase();

const request = { id: 'request-1', network: '203.0.113.7' };
const guest = { fullName: 'Meera Iyer', email: 'meera@example.in', phone: '+919876543210' };

beforeEach(newVisitor);

async function held(therapistId: string, minutes: number, clientId: string | null = null): Promise<string> {
  const { id: calendarId } = await db.calendar.create({ data: { therapistId } });
  const { id } = await createAppointmentRow({
    calendarId,
    clientId,
    startsAt: new Date(Date.now() + 72 * hour),
    status: 'held',
    confirmedAt: null,
    mode: null,
    heldUntil: new Date(Date.now() + minutes * minute),
  });
  return id;
}

const close = (id: string) => db.therapist.update({ where: { id }, data: { acceptingNewClients: false } });
const statusOf = async (id: string) => (await db.booking.findUniqueOrThrow({ where: { id } })).status;
const book = (bookingId: string) => confirmBooking({ bookingId, mode: 'video', booker: { guest }, request });

describe('a held time of a therapist who closes meanwhile', () => {
  it('is booked while the hold lives: it was promised', async () => {
    const { id } = await createTherapist();
    const bookingId = await held(id, 5);
    await close(id);
    expect(await book(bookingId)).toMatchObject({ confirmed: true });
  });

  it('is not booked once the hold is over, and the page says why', async () => {
    const { id } = await createTherapist();
    const bookingId = await held(id, -1);
    await close(id);
    expect(await book(bookingId)).toEqual({ confirmed: false, because: 'no-new-clients' });
    const booking = holdLink.token(bookingId, new Date(Date.now() + hour));
    const form = { ...guest, booking, mode: 'video', consent: 'on', slot: '' };
    expect(await bookAsGuest(null, sent(form))).toMatchObject({
      ok: false,
      message: bookingMessages.closedMeanwhile,
    });
    expect(await statusOf(bookingId)).toBe('held');
    expect(await db.consent.count()).toBe(0);
  });

  it('is booked after the hold by somebody who works with them already', async () => {
    const { therapist } = await createPractice();
    const { viewer } = await createClientOf(therapist);
    const bookingId = await held(therapist.id, -1, viewer.profile.id);
    await close(therapist.id);
    const made = await confirmBooking({ bookingId, mode: 'video', booker: { viewer }, request });
    expect(made).toMatchObject({ confirmed: true });
  });

  it('is booked by whom it was offered to from the waitlist', async () => {
    const { id: therapistId } = await createTherapist();
    const bookingId = await held(therapistId, -1);
    const offered = { email: guest.email, confirmedAt: new Date(), offeredUntil: new Date() };
    await db.waitlistEntry.create({ data: { therapistId, bookingId, noticeVersion: '1', ...offered } });
    await close(therapistId);
    expect(await book(bookingId)).toMatchObject({ confirmed: true });
  });

  it('is booked after the hold as long as they are open', async () => {
    const { id } = await createTherapist();
    expect(await book(await held(id, -1))).toMatchObject({ confirmed: true });
  });
});
