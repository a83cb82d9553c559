import type { Role } from '@/lib/account/session/roles';
import { type Persona, personas, roles } from './personas';

/** 200 and 404 mean the status; a path means a 307 to it. */
export type Answer = 200 | 404 | `/${string}`;
type Answers = Readonly<Record<Persona, Answer>>;

export type PrivateRoute = {
  /** An address of the route. */
  readonly visit: string;
  readonly answers: Answers;
  /** Whose names it shows to whom, besides their own. It must not show anybody else's. */
  readonly shows?: Readonly<Partial<Record<Persona, readonly Persona[]>>>;
};

const dashboards: Readonly<Record<Role, Answer>> = {
  client: '/dashboard',
  therapist: '/therapist-dashboard',
  admin: '/admin',
};

/** Writes product.md §4 a second time: the guard must give the same answers. */
function answersOf(decide: (role: Role | undefined, persona: Persona) => Answer): Answers {
  const entries = personas.map((persona) => [persona, decide(roles[persona], persona)] as const);
  return Object.fromEntries(entries) as Answers;
}

/** The sign-in page with a way back to this address. */
const loginFrom = (address: string): Answer => `/login?next=${encodeURIComponent(address)}`;

/** Where somebody without a profile goes: like the sign-in page, with the same way back. */
const onboardingFrom = (login: Answer): Answer =>
  typeof login === 'string' ? (login.replace('/login', '/onboarding') as Answer) : login;

/** Only for one role: others are redirected to their own dashboard. */
function only(allowed: Role, visit: string, login: Answer = '/login'): PrivateRoute {
  return {
    visit,
    answers: answersOf((role, persona) => {
      if (persona === 'guest') return login;
      if (!role) return onboardingFrom(login);
      return role === allowed ? 200 : dashboards[role];
    }),
  };
}

/**
 * A page or a file of the back office: only for admins who have passed the second factor.
 * @param from the page to return to, if that is not the address itself
 */
function office(visit: string, from = visit): PrivateRoute {
  const { answers } = only('admin', visit, loginFrom(from));
  const adminWithoutSecondFactor: Answer = `/admin/second-factor?next=${encodeURIComponent(from)}`;
  return { visit, answers: { ...answers, adminWithoutSecondFactor } };
}

/** A page below the therapist's dashboard about somebody who is not their client: 404 for them. */
function ofNobody(list: string, tab = ''): PrivateRoute {
  const { visit, answers } = only('therapist', `${list}/0197c3a0-1111-7222-8333-444455556666${tab}`);
  return { visit, answers: { ...answers, therapist: 404 } };
}

/** The tabs of the record of somebody who is not their client. */
function recordTabs(tabs: readonly string[]): Readonly<Record<string, PrivateRoute>> {
  const clients = '/therapist-dashboard/clients';
  return Object.fromEntries(
    tabs.map((tab) => [`${clients}/[id]/${tab}`, ofNobody(clients, `/${tab.replace(/\W/g, '')}`)]),
  );
}

const payments = '/therapist-dashboard/payments';

/**
 * A page or a file of a therapist's payments: only for therapists who have passed the second factor, as all of the
 * table have. Others come back to the page after signing in.
 * @param page the page to return to, if that is not the address itself
 */
const ofPayments = (path: string, page = path) =>
  only('therapist', payments + path, loginFrom(payments + page));

/** Such a page about one thing, at an unknown address. */
function ofNoPayment(list: string): PrivateRoute {
  const { visit, answers } = ofPayments(`${list}/0197c3a0-1111-7222-8333-444455556666`);
  return { visit, answers: { ...answers, therapist: 404 } };
}

/** A page of the back office about one thing, at an unknown address. */
function nothing(visit: string): PrivateRoute {
  const { answers } = office(visit);
  return { visit, answers: { ...answers, admin: 404 } };
}

/** For everybody who has finished onboarding; they read and change only their own data. */
function members(visit: string, login: Answer = loginFrom(visit)): PrivateRoute {
  return {
    visit,
    answers: answersOf((role, persona) => (persona === 'guest' ? login : role ? 200 : onboardingFrom(login))),
  };
}

/** The same for the address of something that belongs to nobody. */
function nobodysForMembers(visit: string): PrivateRoute {
  const { answers } = members(visit);
  return {
    visit,
    answers: answersOf((role, persona) => (role ? 404 : answers[persona])),
  };
}

/** For everybody who is signed in, with or without a profile. */
function viewers(visit: string, login: Answer = loginFrom(visit)): PrivateRoute {
  return { visit, answers: answersOf((_role, persona) => (persona === 'guest' ? login : 200)) };
}

/** For people who are not signed in: others go to the start page, which knows their dashboard. */
function visitors(visit: string): PrivateRoute {
  return { visit, answers: answersOf((_role, persona) => (persona === 'guest' ? 200 : '/')) };
}

/**
 * Every route of `app/` that checks who is asking, by its path without groups, and its answer to each persona. A
 * route that is neither here nor among the public ones fails `table.test.ts`.
 */
export const privateRoutes: Readonly<Record<string, PrivateRoute>> = {
  '/dashboard': only('client', '/dashboard'),
  '/dashboard/assessments': only('client', '/dashboard/assessments'),
  '/dashboard/plans': only('client', '/dashboard/plans'),
  '/dashboard/quotations': only('client', '/dashboard/quotations'),
  '/dashboard/reviews': only('client', '/dashboard/reviews'),
  '/dashboard/sessions': only('client', '/dashboard/sessions'),
  '/dashboard/transactions': only('client', '/dashboard/transactions'),
  '/therapist-dashboard': { ...only('therapist', '/therapist-dashboard'), shows: { therapist: ['client'] } },
  '/therapist-dashboard/calendar': only('therapist', '/therapist-dashboard/calendar'),
  '/therapist-dashboard/clients': only('therapist', '/therapist-dashboard/clients'),
  '/therapist-dashboard/clients/[id]': ofNobody('/therapist-dashboard/clients'),
  ...recordTabs(['sessions', 'plan', 'payments', 'results', 'requests', '[tab]']),
  '/therapist-dashboard/messages': {
    ...only('therapist', '/therapist-dashboard/messages'),
    shows: { therapist: ['client'] },
  },
  '/therapist-dashboard/messages/[with]': ofNobody('/therapist-dashboard/messages'),
  '/therapist-dashboard/notes': {
    ...only('therapist', '/therapist-dashboard/notes'),
    shows: { therapist: ['client'] },
  },
  '/therapist-dashboard/notes/[id]': ofNobody('/therapist-dashboard/notes'),
  '/therapist-dashboard/plans': only('therapist', '/therapist-dashboard/plans'),
  '/therapist-dashboard/plans/new': only('therapist', '/therapist-dashboard/plans/new'),
  '/therapist-dashboard/quotations': only('therapist', '/therapist-dashboard/quotations'),
  '/therapist-dashboard/quotations/new': only('therapist', '/therapist-dashboard/quotations/new'),
  '/therapist-dashboard/requests': {
    ...only('therapist', '/therapist-dashboard/requests'),
    shows: { therapist: ['client'] },
  },
  '/therapist-dashboard/requests/[id]': ofNobody('/therapist-dashboard/requests'),
  '/therapist-dashboard/reviews': only('therapist', '/therapist-dashboard/reviews'),
  '/therapist-dashboard/sessions': only('therapist', '/therapist-dashboard/sessions'),
  '/therapist-dashboard/sessions/new': only('therapist', '/therapist-dashboard/sessions/new'),
  '/therapist-dashboard/application': {
    visit: '/therapist-dashboard/application',
    answers: {
      ...only('therapist', '/therapist-dashboard/application').answers,
      therapist: '/therapist-dashboard',
    },
  },
  '/therapist-dashboard/feed': only('therapist', '/therapist-dashboard/feed'),
  '/therapist-dashboard/hours': only('therapist', '/therapist-dashboard/hours'),
  '/therapist-dashboard/hours/days': only('therapist', '/therapist-dashboard/hours/days'),
  '/therapist-dashboard/hours/free': only('therapist', '/therapist-dashboard/hours/free'),
  '/therapist-dashboard/hours/meeting': only('therapist', '/therapist-dashboard/hours/meeting'),
  '/therapist-dashboard/hours/paying': only('therapist', '/therapist-dashboard/hours/paying'),
  '/therapist-dashboard/payments': ofPayments(''),
  '/therapist-dashboard/payments/account': ofPayments('/account'),
  '/therapist-dashboard/payments/csv': ofPayments('/csv', ''),
  '/therapist-dashboard/payments/[id]': ofNoPayment(''),
  '/therapist-dashboard/payments/statements': ofPayments('/statements'),
  '/therapist-dashboard/payments/statements/csv': ofPayments('/statements/csv', '/statements'),
  '/therapist-dashboard/payments/statements/[id]': ofNoPayment('/statements'),
  '/therapist-dashboard/second-factor': only('therapist', '/therapist-dashboard/second-factor'),
  '/therapist-dashboard/profile': only('therapist', '/therapist-dashboard/profile'),
  '/admin': office('/admin'),
  // Sets up and asks for the second factor: open to admins who have given only the password.
  '/admin/second-factor': only('admin', '/admin/second-factor', loginFrom('/admin/second-factor')),
  '/admin/newsletter': office('/admin/newsletter'),
  '/admin/payments': office('/admin/payments'),
  '/admin/payments/csv': office('/admin/payments/csv', '/admin/payments'),
  '/admin/payments/[id]': nothing('/admin/payments/0197c3a0-1111-7222-8333-444455556666'),
  '/admin/statements': office('/admin/statements'),
  '/admin/statements/[id]': nothing('/admin/statements/0197c3a0-1111-7222-8333-444455556666'),
  '/admin/statements/csv': office('/admin/statements/csv', '/admin/statements'),
  '/admin/newsletter/csv': office('/admin/newsletter/csv', '/admin/newsletter'),
  '/admin/audit': office('/admin/audit'),
  '/admin/bulk/[id]': nothing('/admin/bulk/0197c3a0-1111-7222-8333-444455556666'),
  '/admin/sessions': office('/admin/sessions'),
  '/admin/sessions/csv': office('/admin/sessions/csv', '/admin/sessions'),
  '/admin/quotations': office('/admin/quotations'),
  '/admin/quotations/csv': office('/admin/quotations/csv', '/admin/quotations'),
  '/admin/refunds': office('/admin/refunds'),
  '/admin/refunds/csv': office('/admin/refunds/csv', '/admin/refunds'),
  '/admin/payouts': office('/admin/payouts'),
  '/admin/payouts/csv': office('/admin/payouts/csv', '/admin/payouts'),
  '/admin/card-payments': office('/admin/card-payments'),
  '/admin/card-payments/csv': office('/admin/card-payments/csv', '/admin/card-payments'),
  '/admin/remittances': office('/admin/remittances'),
  '/admin/remittances/csv': office('/admin/remittances/csv', '/admin/remittances'),
  '/admin/remittances/[id]': nothing('/admin/remittances/0197c3a0-1111-7222-8333-444455556666'),
  '/admin/audit/csv': office('/admin/audit/csv', '/admin/audit'),
  '/admin/reviews': office('/admin/reviews'),
  '/admin/settings': office('/admin/settings'),
  '/admin/content': office('/admin/content'),
  '/admin/content/[kind]': nothing('/admin/content/gossip'),
  '/admin/content/[kind]/new': nothing('/admin/content/gossip/new'),
  '/admin/content/[kind]/[entry]': nothing('/admin/content/helpline/nobody'),
  '/admin/content/[kind]/[entry]/[version]': nothing('/admin/content/helpline/nobody/1'),
  '/admin/complaints': office('/admin/complaints'),
  '/admin/complaints/csv': office('/admin/complaints/csv', '/admin/complaints'),
  '/admin/complaints/[id]': nothing('/admin/complaints/0197c3a0-1111-7222-8333-444455556666'),
  '/admin/jobs': office('/admin/jobs'),
  '/admin/jobs/csv': office('/admin/jobs/csv', '/admin/jobs'),
  '/admin/users': office('/admin/users'),
  '/admin/users/csv': office('/admin/users/csv', '/admin/users'),
  '/admin/users/[id]': nothing('/admin/users/0197c3a0-1111-7222-8333-444455556666'),
  '/admin/applications': office('/admin/applications'),
  '/admin/applications/csv': office('/admin/applications/csv', '/admin/applications'),
  '/admin/applications/[id]': nothing('/admin/applications/0197c3a0-1111-7222-8333-444455556666'),
  '/admin/applications/[id]/listing': nothing(
    '/admin/applications/0197c3a0-1111-7222-8333-444455556666/listing',
  ),
  '/admin/applications/changes/[id]': nothing(
    '/admin/applications/changes/0197c3a0-1111-7222-8333-444455556666',
  ),
  '/admin/bookings': office('/admin/bookings'),
  '/admin/bookings/csv': office('/admin/bookings/csv', '/admin/bookings'),
  '/admin/bookings/[id]': nothing('/admin/bookings/0197c3a0-1111-7222-8333-444455556666'),
  '/admin/internships': office('/admin/internships'),
  '/admin/internships/csv': office('/admin/internships/csv', '/admin/internships'),
  '/admin/internships/[id]': nothing('/admin/internships/0197c3a0-1111-7222-8333-444455556666'),
  '/admin/messages': office('/admin/messages'),
  '/admin/messages/csv': office('/admin/messages/csv', '/admin/messages'),
  '/admin/messages/[id]': nothing('/admin/messages/0197c3a0-1111-7222-8333-444455556666'),
  '/admin/conversations': office('/admin/conversations'),
  '/admin/conversations/[id]': nothing('/admin/conversations/0197c3a0-1111-7222-8333-444455556666'),
  '/admin/requests': office('/admin/requests'),
  '/admin/requests/csv': office('/admin/requests/csv', '/admin/requests'),
  '/admin/requests/[id]': nothing('/admin/requests/0197c3a0-1111-7222-8333-444455556666'),
  '/admin/requests/[id]/message': nothing('/admin/requests/0197c3a0-1111-7222-8333-444455556666/message'),
  '/admin/testimonials': office('/admin/testimonials'),
  '/admin/testimonials/csv': office('/admin/testimonials/csv', '/admin/testimonials'),
  '/admin/therapists': office('/admin/therapists'),
  '/admin/therapists/csv': office('/admin/therapists/csv', '/admin/therapists'),
  '/admin/therapists/[id]': nothing('/admin/therapists/0197c3a0-1111-7222-8333-444455556666'),
  '/admin/therapists/new': office('/admin/therapists/new'),
  '/admin/consultations': office('/admin/consultations'),
  '/login': visitors('/login'),
  '/signup': visitors('/signup'),
  '/onboarding': {
    visit: '/onboarding',
    answers: answersOf((role, persona) => (persona === 'guest' ? '/login' : role ? dashboards[role] : 200)),
  },
  '/edit-profile': members('/edit-profile'),
  // Finds people for therapists, among their clients, and for admins (lib/admin/people/people.test.ts).
  '/api/people': {
    visit: '/api/people?q=rao',
    answers: answersOf((role, persona) =>
      persona !== 'adminWithoutSecondFactor' && (role === 'therapist' || role === 'admin') ? 200 : 404,
    ),
  },
  // Shows a picture only to its owner (e2e/edit-profile-picture.spec.ts); everybody else gets 404.
  '/api/pictures/[userId]/[file]': {
    visit: '/api/pictures/0197c3a0-1111-7222-8333-444455556666/1795184626958.webp',
    answers: answersOf(() => 404),
  },
  // Shows a photo that waits only to its sender and the back office (lib/therapist/photo/photo.test.ts).
  '/api/therapist-photos/[id]': {
    visit: '/api/therapist-photos/0197c3a0-1111-7222-8333-444455556666',
    answers: answersOf(() => 404),
  },
  // Gives a copy only to its owner (lib/privacy/export/download.test.ts); everybody else gets 404.
  '/api/exports/[requestId]': {
    visit: '/api/exports/0197c3a0-1111-7222-8333-444455556666',
    answers: answersOf(() => 404),
  },
  // Gives a file only to the back office with its second factor (lib/admin/file/reading.test.ts), and a receipt only
  // to its payer and to admins (lib/payment/receipt/receipt.test.ts); everybody else gets 404.
  '/api/receipts/[id]': {
    visit: '/api/receipts/0197c3a0-1111-7222-8333-444455556666',
    answers: answersOf(() => 404),
  },
  // Only for the two sides of a thread (lib/care/message/message.test.ts); everybody else gets 404.
  '/api/message-files/[id]': {
    visit: '/api/message-files/0197c3a0-1111-7222-8333-444455556666',
    answers: answersOf(() => 404),
  },
  '/api/messages/[with]/events': {
    visit: '/api/messages/0197c3a0-1111-7222-8333-444455556666/events',
    answers: answersOf(() => 404),
  },
  '/api/files/[id]': {
    visit: '/api/files/0197c3a0-1111-7222-8333-444455556666',
    answers: answersOf(() => 404),
  },
  '/api/files/content/[token]': {
    visit: '/api/files/content/0197c3a0-1111-7222-8333-444455556666.abc.def',
    answers: answersOf(() => 404),
  },
  // Shows a card payment only to its payer (lib/payment/provider/return.test.ts).
  '/checkout/payment/[id]': nobodysForMembers('/checkout/payment/0197c3a0-1111-7222-8333-444455556666'),
  // Asks guests to sign in; shows an accepted quotation only to its client (e2e/checkout.spec.ts).
  '/checkout/quotation/[id]': {
    visit: '/checkout/quotation/0197c3a0-1111-7222-8333-444455556666',
    answers: answersOf((_role, persona) => (persona === 'guest' ? 200 : 404)),
  },
  '/account/devices': viewers('/account/devices'),
  '/verify-email': viewers('/verify-email'),
  '/account': viewers('/account'),
  '/account/notifications': members('/account/notifications'),
  '/account/messages': { ...members('/account/messages'), shows: { client: ['therapist'] } },
  '/account/messages/[with]': nobodysForMembers('/account/messages/0197c3a0-1111-7222-8333-444455556666'),
  '/account/privacy': viewers('/account/privacy'),
  '/account/privacy/access': viewers('/account/privacy/access'),
  '/account/privacy/complaint': viewers('/account/privacy/complaint'),
  '/account/privacy/consents': viewers('/account/privacy/consents'),
  '/account/privacy/copy': viewers('/account/privacy/copy'),
  '/account/privacy/correction': viewers('/account/privacy/correction'),
  '/account/privacy/delete': viewers('/account/privacy/delete'),
  '/account/privacy/nominee': viewers('/account/privacy/nominee'),
};
