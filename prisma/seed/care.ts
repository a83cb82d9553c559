import type { Prisma } from '@/generated/prisma/client';
import { sampleRoom } from './calendars';
import { linkedSlug, therapistId } from './directory';
import { sampleId } from './ids';
import { istDay } from './moments';
import { profileId, userId } from './people';

const priya = profileId('client@demo.test');
const ravi = profileId('ravi.sharma@demo.test');
const zoya = profileId('zoya.khan@demo.test');
const ananya = therapistId(linkedSlug);
const rohan = therapistId('rohan-deshpande');

const planId = sampleId('plan sleep');
/** Has goals (folder.ts). */
export const planWithGoals = planId;
/** Paid ahead by the quotation “six ahead” (money.ts). */
const aheadId = sampleId('plan six ahead');

export const plans: Prisma.TherapyPlanCreateManyInput[] = [
  {
    id: planId,
    clientId: priya,
    therapistId: ananya,
    planName: 'Evenings and sleep',
    description:
      'Eight weekly sessions: a diary of the evenings, one change at a time, and a look back at the end.',
    planType: 'individual',
    totalSessions: 8,
    completedSessions: 4,
    createdAt: istDay(-45, '11:00'),
  },
  {
    id: aheadId,
    clientId: priya,
    therapistId: ananya,
    planName: 'Six sessions paid ahead',
    description: 'Six sessions of 45 minutes by video, at your pace.',
    planType: 'individual',
    totalSessions: 6,
    completedSessions: 1,
    quotationId: sampleId('quotation six ahead'),
    createdAt: istDay(-11, '13:00'),
  },
  {
    id: sampleId('plan group'),
    clientId: priya,
    therapistId: rohan,
    planName: 'Saying no without a quarrel',
    description: 'A group of ten people, six evenings.',
    planType: 'group',
    totalSessions: 6,
    completedSessions: 1,
    createdAt: istDay(-20, '12:00'),
  },
  {
    id: sampleId('plan corporate'),
    clientId: priya,
    therapistId: ananya,
    planName: 'Workplace listening hours',
    description:
      'Four sessions that the employer pays for. The employer learns how many were used, not by whom.',
    planType: 'corporate',
    status: 'completed',
    totalSessions: 4,
    completedSessions: 4,
    endedAt: istDay(-60, '17:00'),
    createdAt: istDay(-120, '10:00'),
  },
  {
    id: sampleId('plan ravi'),
    clientId: ravi,
    therapistId: ananya,
    planName: 'The first year',
    description: 'Fortnightly sessions until the summer.',
    planType: 'individual',
    totalSessions: 10,
    completedSessions: 2,
    createdAt: istDay(-35, '10:00'),
  },
];

/** What an appointment costs and when it is paid: for each way a coming one of the demo client shows it. */
type Paying = 'ahead' | 'after' | 'free' | 'plan';

type Meeting = [
  client: string,
  days: number,
  clock: string,
  status: 'scheduled' | 'completed' | 'cancelled',
  paying?: Paying,
];

const meetings: readonly Meeting[] = [
  [priya, -42, '18:30', 'completed'],
  [priya, -35, '18:30', 'completed'],
  [priya, -21, '18:30', 'completed'],
  [priya, -14, '18:30', 'completed'],
  [priya, -7, '18:30', 'cancelled'],
  [priya, 2, '18:30', 'scheduled', 'ahead'],
  [priya, 9, '18:30', 'scheduled', 'ahead'],
  [ravi, -28, '19:30', 'completed'],
  [ravi, -13, '19:30', 'completed'],
  [ravi, 1, '19:30', 'scheduled', 'after'],
  [zoya, 3, '20:30', 'scheduled', 'free'],
  [priya, 16, '18:30', 'scheduled', 'after'],
  [priya, -4, '18:30', 'completed', 'plan'],
  [priya, 5, '18:30', 'scheduled', 'plan'],
  [priya, 12, '18:30', 'scheduled', 'plan'],
];

/** The coming appointment that is paid already; the next one of the same client is due. */
export const paidAppointment = sampleId('session booking 5');

/** A coming session, and one that a plan pays, takes its time in the calendar, like one made in the product. */
const bookingIdOf = (index: number, status: string, paying?: Paying) =>
  status === 'scheduled' || paying === 'plan' ? sampleId(`session booking ${index}`) : null;

export const sessions: Prisma.TherapySessionCreateManyInput[] = meetings.map(
  ([clientId, days, clock, status, paying], index) => {
    const start = istDay(days, clock);
    const completedAt = status === 'completed' ? new Date(start.getTime() + 45 * 60_000) : null;
    const cancelledAt = status === 'cancelled' ? istDay(days - 2, '09:00') : null;
    const createdAt = istDay(-45, '11:30');
    return {
      id: sampleId(`session ${index}`),
      clientId,
      therapistId: ananya,
      sessionDate: start,
      sessionType: 'individual',
      mode: 'video',
      status,
      planId: paying === 'plan' ? aheadId : clientId === priya ? planId : null,
      bookingId: bookingIdOf(index, status, paying),
      completedAt,
      cancelledAt,
      cancelledBy: status === 'cancelled' ? 'client' : null,
      cancelReason: status === 'cancelled' ? 'Travelling for work' : null,
      createdAt,
      // The times of the change belong to the past, not to this run.
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
  clientId: priya,
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

/** The times that these sessions take in Ananya's calendar, with her buffer of a quarter of an hour. */
const booked: Prisma.BookingCreateManyInput[] = meetings.flatMap(
  ([clientId, days, clock, status, paying = 'free'], index) => {
    const id = bookingIdOf(index, status, paying);
    const startsAt = istDay(days, clock);
    const minutesOn = (minutes: number) => new Date(startsAt.getTime() + minutes * 60_000);
    if (!id) return [];
    return {
      id,
      calendarId: sampleId('calendar ananya'),
      clientId,
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

/** The account of the plan that was paid ahead: one session used, two booked, three left. */
export const planCredit: Prisma.PlanCreditEntryCreateManyInput[] = [
  {
    id: sampleId('credit six ahead paid'),
    planId: aheadId,
    kind: 'paid',
    sessions: 6,
    amount: '9600.00',
    at: istDay(-11, '13:00'),
  },
  ...meetings.flatMap(([, days, clock, status, paying], index) =>
    paying === 'plan'
      ? [
          {
            id: sampleId(`credit six ahead ${index}`),
            planId: aheadId,
            kind: status === 'completed' ? 'used' : 'held',
            sessions: 1,
            amount: status === 'completed' ? '1600.00' : '0',
            bookingId: bookingIdOf(index, status, paying),
            at: status === 'completed' ? istDay(days, clock) : istDay(-10, '11:30'),
          },
        ]
      : [],
  ),
];

export const contactRequests: Prisma.TherapistContactRequestCreateManyInput[] = [
  {
    id: sampleId('request zoya'),
    therapistId: ananya,
    clientId: zoya,
    userName: 'Zoya Khan',
    userEmail: 'zoya.khan@demo.test',
    message: 'I moved abroad in August. Would an evening in India work for you, which is my morning?',
    preferredContactMethod: 'email',
    submissionKey: sampleId('request key zoya'),
    notifiedAt: istDay(-6, '10:01'),
    answeredAt: istDay(-5, '17:40'),
    createdAt: istDay(-6, '10:00'),
  },
  {
    id: sampleId('request kiran'),
    therapistId: ananya,
    userName: 'Kiran Thomas',
    userEmail: 'kiran.thomas@demo.test',
    userPhone: '+919876500009',
    message: 'Do you have a place on weekday evenings? I would like to know your fee for students.',
    preferredContactMethod: 'either',
    submissionKey: sampleId('request key kiran'),
    notifiedAt: istDay(-1, '19:16'),
    createdAt: istDay(-1, '19:15'),
  },
];

export const notices: Prisma.NotificationCreateManyInput[] = [
  {
    id: sampleId('notice quotation'),
    userId: userId('client@demo.test'),
    kind: 'quotation.created',
    title: 'Ananya Krishnan sent you a quotation',
    href: '/dashboard',
    createdAt: istDay(-2, '11:00'),
  },
  {
    id: sampleId('notice request'),
    userId: userId('therapist@demo.test'),
    kind: 'request.received',
    title: 'Somebody wrote to you from your profile',
    href: '/therapist-dashboard',
    createdAt: istDay(-1, '19:15'),
  },
];
