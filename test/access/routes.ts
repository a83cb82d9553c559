import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  answersOf,
  dashboards,
  loginFrom,
  members,
  nobodys,
  office,
  ofNothing,
  only,
  type PrivateRoute,
  secondStepFrom,
  viewers,
  visitors,
} from './answers';
import { namedPublicRoutes } from './public-routes';

const routeFile = /^(?:.+\/)?(?:page|route)\.tsx?$/;

/** Every file of `app/` that answers an address, by this address: `(member)/account/page.tsx` answers `/account`. */
const files: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => routeFile.test(file))
    .map((file) => {
      const folders = path.dirname(file).split('/');
      return [`/${folders.filter((name) => !/^\(|^\.$/.test(name)).join('/')}`, file] as const;
    })
    .sort(),
);

const nobodysId = '0197c3a0-1111-7222-8333-444455556666';

/** A therapist without a listing gets a message in place of any record. */
const ofNobody = (page: PrivateRoute): PrivateRoute => ({
  visit: page.visit,
  answers: { ...ofNothing(page).answers, unlinkedTherapist: page.answers.unlinkedTherapist },
});

/** A part of a client's record, which signing in leads back to by another of its addresses. */
function ofNoClient(visit: string, from: string): PrivateRoute {
  const record = `/therapist-dashboard/clients/${nobodysId}`;
  return ofNobody(only('therapist', record + visit, loginFrom(record + from)));
}

const guestOfNobody = `/therapist-dashboard/guests/${nobodysId}`;
const money = '/therapist-dashboard/payments';
const invoice = `${money}/invoice?client=${nobodysId}&month=2026-10`;

/** Routes whose answers their folder does not say. */
const exceptions: Readonly<Record<string, PrivateRoute>> = {
  '/therapist-dashboard/clients/[id]/[tab]': ofNoClient('/tab', ''),
  '/therapist-dashboard/clients/[id]/forms/[form]': ofNoClient('/forms/x', '/forms'),
  '/therapist-dashboard/guests/[booking]/[form]': ofNobody(
    only('therapist', `${guestOfNobody}/x`, loginFrom(guestOfNobody)),
  ),
  '/therapist-dashboard': { ...only('therapist', '/therapist-dashboard'), shows: { therapist: ['client'] } },
  '/therapist-dashboard/requests': {
    ...only('therapist', '/therapist-dashboard/requests'),
    shows: { therapist: ['client'] },
  },
  [`${money}/accounts/csv`]: only('therapist', `${money}/accounts/csv`, loginFrom(`${money}/earnings`)),
  [`${money}/accounts/xlsx`]: only('therapist', `${money}/accounts/xlsx`, loginFrom(`${money}/earnings`)),
  // Shows a month only of a person whom the therapist met or was paid by (`lib/payment/invoice`).
  [`${money}/invoice`]: ofNobody(only('therapist', invoice, loginFrom(invoice))),
  [`${money}/invoice/pdf`]: ofNothing(
    only('therapist', invoice.replace('invoice?', 'invoice/pdf?'), loginFrom(`${money}/invoice`)),
  ),
  '/therapist-dashboard/application': {
    visit: '/therapist-dashboard/application',
    answers: {
      ...only('therapist', '/therapist-dashboard/application').answers,
      therapist: '/therapist-dashboard',
    },
  },
  // Sets up and checks the second step: open to therapists who have entered only the password.
  '/therapist-dashboard/second-factor': {
    visit: '/therapist-dashboard/second-factor',
    answers: {
      ...only('therapist', '/therapist-dashboard/second-factor').answers,
      therapistBeforeSecondStep: 200,
    },
  },
  // Sets up and checks the second factor: open to admins who have entered only the password.
  '/admin/second-factor': {
    visit: '/admin/second-factor',
    answers: {
      ...only('admin', '/admin/second-factor', loginFrom('/admin/second-factor')).answers,
      therapistBeforeSecondStep: dashboards.therapist,
    },
  },
  '/admin/content/[kind]/[entry]': ofNothing(office('/admin/content/helpline/nobody')),
  '/admin/content/[kind]/[entry]/[version]': ofNothing(office('/admin/content/helpline/nobody/1')),
  '/login': visitors('/login'),
  '/signup': visitors('/signup'),
  '/onboarding': {
    visit: '/onboarding',
    answers: answersOf((role, persona) => {
      if (persona === 'guest') return loginFrom('/onboarding');
      if (persona === 'therapistBeforeSecondStep') return secondStepFrom(loginFrom('/onboarding'));
      return role ? dashboards[role] : 200;
    }),
  },
  '/edit-profile': members('/edit-profile'),
  // Finds people for therapists, among their clients, and for admins (lib/workspace/people.test.ts).
  '/api/people': {
    visit: '/api/people?q=rao',
    answers: answersOf((_role, persona) =>
      persona === 'therapist' || persona === 'unlinkedTherapist' || persona === 'admin' ? 200 : 404,
    ),
  },
  // Shows a picture only to its owner (e2e/account/profile-picture.spec.ts).
  '/api/pictures/[userId]/[file]': nobodys(`/api/pictures/${nobodysId}/1795184626958.webp`),
  '/api/files/content/[token]': nobodys(`/api/files/content/${nobodysId}.abc.def`),
  // Shows a card payment only to its payer (lib/payment/provider/returned.test.ts).
  '/checkout/payment/[id]': ofNothing(members(`/checkout/payment/${nobodysId}`)),
  // Asks guests to sign in; shows an accepted quotation only to its client (e2e/payment/checkout.spec.ts).
  '/checkout/quotation/[id]': {
    visit: `/checkout/quotation/${nobodysId}`,
    answers: answersOf((_role, persona) =>
      persona === 'guest' || persona === 'therapistBeforeSecondStep' ? 200 : 404,
    ),
  },
  '/verify-email': viewers('/verify-email'),
  '/account/notifications': members('/account/notifications'),
  // The messages of our team are its conversations.
  '/account/messages': {
    visit: '/account/messages',
    answers: {
      ...members('/account/messages').answers,
      admin: '/admin/conversations',
      adminWithoutSecondFactor: '/admin/conversations',
    },
    shows: { client: ['therapist'] },
  },
  '/account/messages/[with]': ofNothing(members(`/account/messages/${nobodysId}`)),
};

/** The page to which signing in leads back: a file is asked for from the page above it. */
function pageOf(route: string): string {
  if (!route.endsWith('/csv')) return route;
  const above = path.dirname(route);
  return above in files ? above : pageOf(path.join(path.dirname(above), 'csv'));
}

/** The answers of the private folders to each persona; undefined for other folders. */
function byFolder(route: string, file: string): PrivateRoute | undefined {
  const visit = route.replaceAll(/\[[^\]]+\]/g, nobodysId);
  const page = pageOf(visit);
  const isOfOne = visit !== route;
  if (file.startsWith('admin/')) return isOfOne ? ofNothing(office(visit)) : office(visit, page);
  if (file.startsWith('(member)/account/')) return viewers(visit);
  if (file.startsWith('(member)/dashboard/'))
    return isOfOne ? ofNothing(only('client', visit)) : only('client', visit);
  if (file.startsWith('(member)/therapist-dashboard/')) {
    const own = only('therapist', visit, loginFrom(page));
    return isOfOne ? ofNobody(own) : own;
  }
  // A file or a stream of one thing is for the people whom it belongs to.
  return file.startsWith('api/') && isOfOne ? nobodys(visit) : undefined;
}

/** A link with a secret opens to any holder; `e2e/http/forged-links.test.ts` tests forged ones. */
const isPublic = (route: string, file: string) =>
  namedPublicRoutes.has(route) || file.startsWith('(site)/') || route.includes('[token]');

const routes = Object.entries(files).map(([route, file]) => {
  if (exceptions[route]) return { route, answer: exceptions[route] };
  return { route, answer: isPublic(route, file) ? ('public' as const) : byFolder(route, file) };
});

/** Routes that no folder and no table covers; and table entries whose route is gone. */
export const unknownRoutes: readonly string[] = [
  ...routes.flatMap(({ route, answer }) => (answer ? [] : [route])),
  ...[...Object.keys(exceptions), ...namedPublicRoutes].filter((route) => !(route in files)),
];

/** Every route of `app/` that checks who is asking, by its path without groups, and its answer to each persona. */
export const privateRoutes: Readonly<Record<string, PrivateRoute>> = Object.fromEntries(
  routes.flatMap(({ route, answer }) => (answer && answer !== 'public' ? [[route, answer]] : [])),
);

/** Routes that answer all visitors alike, or whose address is itself the key. */
export const publicRoutes: readonly string[] = routes.flatMap(({ route, answer }) =>
  answer === 'public' ? [route] : [],
);
