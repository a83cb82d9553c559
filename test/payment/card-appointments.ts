import { randomUUID } from 'node:crypto';
import { day, hour } from '@/lib/format/duration';
import { openCardPayment } from '@/lib/payment/provider/commands';
import { db } from '@/lib/server/db';
import { createAppointmentRow } from '@/test/booking/appointments';
import type { createPractice, Person } from './quotations';

/** An appointment for ₹1,800, some days from now, that is released if it is not paid in time. */
export async function createDueAppointment(
  { therapist }: Pick<Awaited<ReturnType<typeof createPractice>>, 'therapist'>,
  { viewer }: Person,
  days = 3,
): Promise<string> {
  const { id: calendarId } = await db.calendar.upsert({
    where: { therapistId: therapist.id },
    create: { therapistId: therapist.id },
    update: {},
  });
  const startsAt = new Date(Date.now() + days * day);
  const clientId = viewer.profile.id;
  const { id } = await createAppointmentRow({
    calendarId,
    clientId,
    startsAt,
    fee: '1800.00',
    payingRule: 'ahead',
    payUntil: new Date(Date.now() + hour),
    releaseUnpaid: true,
    session: { create: { therapistId: therapist.id, clientId, sessionDate: startsAt, mode: 'video' } },
  });
  return id;
}

/** The subject of the page for paying this appointment. */
export async function appointmentSubject(id: string) {
  const { startsAt } = await db.booking.findUniqueOrThrow({ where: { id } });
  return { kind: 'appointment', id, startsAt: startsAt.toISOString() } as const;
}

/** Requests a card company's page for this appointment. */
export async function askForCardPage(id: string, { viewer }: Person) {
  return openCardPayment(
    {
      provider: 'stripe',
      currency: 'INR',
      subject: await appointmentSubject(id),
      shown: { shownPaise: 180_000 },
      page: '/payment/appointment/x',
    },
    {
      viewer,
      submission: { key: randomUUID(), bodyHash: 'x' },
      request: { id: 'request-1', network: 'network' },
    },
  );
}

/** A card company's page for this appointment, with our id and theirs. */
export async function openCardPage(id: string, person: Person) {
  const opening = await askForCardPage(id, person);
  if (!opening.opened) throw new Error(`not opened: ${opening.because}`);
  const { providerReference } = await db.transaction.findUniqueOrThrow({ where: { id: opening.id } });
  return { id: opening.id, reference: providerReference ?? '' };
}
