import type { MemberOf } from '@/lib/account/session/viewer';
import { listApplications } from '@/lib/admin/application/queries';
import { listAudit } from '@/lib/admin/audit/queries';
import { listBookings } from '@/lib/admin/booking/queries';
import { listCardPayments } from '@/lib/admin/card-payment/queries';
import { listClients } from '@/lib/admin/client/queries';
import { listComplaints } from '@/lib/admin/complaint/queries';
import { listRequests } from '@/lib/admin/contact-request/queries';
import { listEnteredPayments } from '@/lib/admin/entered-payment/queries';
import { listInterns } from '@/lib/admin/internship/queries';
import { listMessages } from '@/lib/admin/message/queries';
import { listSubscribers } from '@/lib/admin/newsletter/queries';
import { waitingWork } from '@/lib/admin/overview/queries';
import { readTrends } from '@/lib/admin/overview/trends';
import { listPayments } from '@/lib/admin/payment/queries';
import { listQuotations } from '@/lib/admin/quotation/queries';
import { listRefunds } from '@/lib/admin/refund/queries';
import { listPayouts } from '@/lib/admin/remittance/payout/queries';
import { listHouseAccounts } from '@/lib/admin/remittance/queries';
import { listSessions } from '@/lib/admin/session/queries';
import { listTestimonials } from '@/lib/admin/testimonial/queries';
import { listTherapists } from '@/lib/admin/therapist/list/queries';
import { listUsers } from '@/lib/admin/user/queries';
import { listOwnSessions, listTherapistSessions, readAgenda } from '@/lib/care/session/queries';
import { listNotifications } from '@/lib/notification/queries';
import { listOwnTransactions } from '@/lib/payment/transaction/queries';

/** A list or a dashboard, and the function that reads its first part. */
export type Read = readonly [name: string, read: () => Promise<unknown>];

/** The viewers: the people with the most rows. */
export type Viewers = {
  readonly admin: MemberOf<'admin'>;
  readonly therapist: MemberOf<'therapist'>;
  readonly client: MemberOf<'client'>;
};

const backOffice = {
  users: listUsers,
  therapists: listTherapists,
  sessions: listSessions,
  bookings: listBookings,
  payments: listPayments,
  'card payments': listCardPayments,
  'entered payments': listEnteredPayments,
  quotations: listQuotations,
  refunds: listRefunds,
  'owed to therapists': listHouseAccounts,
  payouts: listPayouts,
  requests: listRequests,
  messages: listMessages,
  complaints: listComplaints,
  applications: listApplications,
  testimonials: listTestimonials,
  internships: listInterns,
  newsletter: listSubscribers,
  audit: listAudit,
};

/** Every list and dashboard of the private pages, in its default order; the team's also with a search. */
export function readsOf({ admin, therapist, client }: Viewers, now: Date): readonly Read[] {
  return [
    ...Object.entries(backOffice).flatMap(([name, list]): Read[] => [
      [`back office: ${name}`, () => list(admin, {})],
      [`back office: ${name}, searched`, () => list(admin, { q: 'Number 4711' })],
    ]),
    ['back office: what waits', () => waitingWork(admin)],
    ['back office: trends', () => readTrends(admin)],
    ['therapist: today', () => readAgenda(therapist)],
    ['therapist: coming sessions', () => listTherapistSessions(therapist, { time: 'coming' })],
    ['therapist: past sessions', () => listTherapistSessions(therapist, { time: 'past' })],
    ['therapist: clients', () => listClients(therapist, {})],
    ['therapist: payments', () => listPayments(therapist, {})],
    ['client: coming sessions', () => listOwnSessions(client, { time: 'coming' }, now)],
    ['client: past sessions', () => listOwnSessions(client, { time: 'past' }, now)],
    ['client: transactions', () => listOwnTransactions(client)],
    ['client: notifications', () => listNotifications(client, '')],
  ];
}
