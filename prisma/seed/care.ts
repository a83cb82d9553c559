import { z } from 'zod';
import type { Prisma } from '@/generated/prisma/client';
import { sampleRoom } from './calendars';
import { moment, readSampleData } from './data';
import { linkedSlug, therapistId } from './directory';
import { sampleId } from './ids';
import { istDay } from './moments';
import { profileId, userId } from './people';

const email = z.email();
const text = z.string().min(1);

const care = readSampleData(
  'care.yaml',
  z.strictObject({
    plans: z.array(
      z.strictObject({
        /** Name of the row, from which its id is made. */
        name: text,
        client: email,
        therapist: text,
        planName: text,
        description: text,
        planType: z.enum(['individual', 'group', 'corporate']),
        status: z.enum(['completed']).optional(),
        totalSessions: z.int().positive(),
        completedSessions: z.int().nonnegative(),
        quotation: text.optional(),
        endedAt: moment.optional(),
        createdAt: moment,
      }),
    ),
    sessions: z.array(
      z.strictObject({
        client: email,
        at: moment,
        status: z.enum(['scheduled', 'completed', 'cancelled']),
        /** Its price and paying rule: the demo client has a coming appointment for each rule. */
        paying: z.enum(['ahead', 'after', 'free', 'plan']).optional(),
        cancelledAt: moment.optional(),
        cancelReason: text.optional(),
      }),
    ),
    contactRequests: z.array(
      z.strictObject({
        name: text,
        client: email.optional(),
        userName: text,
        userEmail: email,
        userPhone: z.e164().optional(),
        message: text,
        preferredContactMethod: z.enum(['email', 'either']),
        notifiedAt: moment,
        answeredAt: moment.optional(),
        createdAt: moment,
      }),
    ),
    notifications: z.array(
      z.strictObject({
        name: text,
        to: email,
        kind: z.enum(['quotation.created', 'request.received']),
        title: text,
        href: text,
        createdAt: moment,
      }),
    ),
  }),
);

type Meeting = (typeof care.sessions)[number];
type Paying = NonNullable<Meeting['paying']>;

export const priya = profileId('client@demo.test');
const ananya = therapistId(linkedSlug);

const planId = sampleId('plan sleep');
/** Has goals (folder.ts). */
export const planWithGoals = planId;
/** Prepaid by the quotation “six ahead” (money.ts). */
const aheadId = sampleId('plan six ahead');

export const plans: Prisma.TherapyPlanCreateManyInput[] = care.plans.map(
  ({ name, client, therapist, quotation, ...plan }) => ({
    ...plan,
    id: sampleId(`plan ${name}`),
    clientId: profileId(client),
    therapistId: therapistId(therapist),
    quotationId: quotation ? sampleId(`quotation ${quotation}`) : null,
  }),
);

/** The coming appointment that is already paid; the next one of the same client is due. */
export const paidAppointment = sampleId('session booking 5');

/** A coming session, and one paid by a plan, has a booking, as in the product. */
const bookingIdOf = (index: number, status: string, paying?: Paying) =>
  status === 'scheduled' || paying === 'plan' ? sampleId(`session booking ${index}`) : null;

export const sessions: Prisma.TherapySessionCreateManyInput[] = care.sessions.map(
  ({ client, at, status, paying, cancelledAt = null, cancelReason = null }, index) => {
    const clientId = profileId(client);
    const completedAt = status === 'completed' ? new Date(at.getTime() + 45 * 60_000) : null;
    const createdAt = istDay(-45, '11:30');
    return {
      id: sampleId(`session ${index}`),
      clientId,
      therapistId: ananya,
      sessionDate: at,
      mode: 'video',
      status,
      planId: paying === 'plan' ? aheadId : clientId === priya ? planId : null,
      bookingId: bookingIdOf(index, status, paying),
      completedAt,
      cancelledAt,
      cancelledBy: status === 'cancelled' ? 'client' : null,
      cancelReason,
      createdAt,
      // The change is dated in the past, not at the time of loading.
      updatedAt: completedAt ?? cancelledAt ?? createdAt,
    };
  },
);

function payingOf(paying: Paying, startsAt: Date) {
  if (paying === 'plan') return { fee: '1800.00', payingRule: 'ahead', planId: aheadId };
  if (paying === 'free') return { fee: '0.00', payingRule: 'free' };
  const dayBefore = new Date(startsAt.getTime() - 24 * 60 * 60_000);
  return { fee: '1800.00', payingRule: paying, payUntil: paying === 'ahead' ? dayBefore : null };
}

/** A first consultation with the team, which is free of charge. */
const consultation: Prisma.BookingCreateManyInput = {
  id: sampleId('consultation of Priya'),
  calendarId: sampleId('calendar desk'),
  startsAt: istDay(5, '11:00'),
  endsAt: istDay(5, '11:45'),
  blockedUntil: istDay(5, '12:00'),
  mode: 'video',
  meetingLink: sampleRoom('antarman'),
  ...payingOf('free', istDay(5, '11:00')),
  status: 'confirmed',
  confirmedAt: istDay(-1, '10:00'),
  submissionKey: sampleId('consultation key of Priya'),
};

/** The times of these sessions in Ananya's calendar, with her buffer of a quarter of an hour. */
const booked: Prisma.BookingCreateManyInput[] = care.sessions.flatMap(
  ({ at: startsAt, status, paying = 'free' }, index) => {
    const id = bookingIdOf(index, status, paying);
    const minutesOn = (minutes: number) => new Date(startsAt.getTime() + minutes * 60_000);
    if (!id) return [];
    return {
      id,
      calendarId: sampleId('calendar ananya'),
      startsAt,
      endsAt: minutesOn(45),
      blockedUntil: minutesOn(60),
      mode: 'video',
      meetingLink: sampleRoom(linkedSlug),
      ...payingOf(paying, startsAt),
      status: 'confirmed',
      confirmedAt: istDay(-45, '11:30'),
      submissionKey: sampleId(`session booking key ${index}`),
    };
  },
);

export const bookings = [...booked, consultation];

/** The person who comes to each of them, and pays. */
export const participants: Prisma.ParticipantCreateManyInput[] = [
  { bookingId: sampleId('consultation of Priya'), clientId: priya },
  ...care.sessions.flatMap(({ client, status, paying = 'free' }, index) => {
    const bookingId = bookingIdOf(index, status, paying);
    return bookingId ? { bookingId, clientId: profileId(client) } : [];
  }),
];

/** The account of the prepaid plan: one session used, two booked, three left. */
export const planCredit: Prisma.PlanCreditEntryCreateManyInput[] = [
  {
    id: sampleId('credit six ahead paid'),
    planId: aheadId,
    kind: 'paid',
    sessions: 6,
    amount: '9600.00',
    at: istDay(-11, '13:00'),
  },
  ...care.sessions.flatMap(({ at, status, paying }, index) =>
    paying === 'plan'
      ? [
          {
            id: sampleId(`credit six ahead ${index}`),
            planId: aheadId,
            kind: status === 'completed' ? 'used' : 'held',
            sessions: 1,
            amount: status === 'completed' ? '1600.00' : '0',
            bookingId: bookingIdOf(index, status, paying),
            at: status === 'completed' ? at : istDay(-10, '11:30'),
          },
        ]
      : [],
  ),
];

export const contactRequests: Prisma.TherapistContactRequestCreateManyInput[] = care.contactRequests.map(
  ({ name, client, ...request }) => ({
    ...request,
    id: sampleId(`request ${name}`),
    therapistId: ananya,
    clientId: client ? profileId(client) : null,
    submissionKey: sampleId(`request key ${name}`),
  }),
);

export const notifications: Prisma.NotificationCreateManyInput[] = care.notifications.map(
  ({ name, to, ...notification }) => ({
    ...notification,
    id: sampleId(`notice ${name}`),
    userId: userId(to),
  }),
);
