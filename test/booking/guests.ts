import { hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { createAppointmentRow, tokenOf } from '@/test/booking/appointments';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';

type Practice = Awaited<ReturnType<typeof createPractice>>;

/** An appointment that this person booked with this practice without signing in; two hours ago by default. */
export async function bookAsGuest(practice: Practice, person: Person, more: object = {}) {
  const { id: calendarId } = await db.calendar.upsert({
    where: { therapistId: practice.therapist.id },
    create: { therapistId: practice.therapist.id },
    update: {},
  });
  const startsAt = new Date(Date.now() - 2 * hour);
  const details = { name: 'Kavya Rao', email: person.viewer.email, phone: '+919876543210' };
  return createAppointmentRow({ calendarId, startsAt, ...details, ...more });
}

/** A practice, and a person who came to it as a guest and has an account that has not taken the booking over. */
export async function guestOfPractice() {
  const [asha, kavya] = [await createPractice(), await createStranger()];
  const { id: bookingId, endsAt } = await bookAsGuest(asha, kavya);
  return { asha, kavya, guest: { bookingId }, endsAt, token: await tokenOf(bookingId, endsAt) };
}
