import type { Room, Section } from '@/components/layout/private/workspace/sections';

const account: Section = {
  href: '/account',
  label: 'Account',
  icon: 'account',
  rooms: [
    { href: '/account', label: 'Overview' },
    { href: '/account/notifications', label: 'Notices' },
    { href: '/edit-profile', label: 'Profile' },
    { href: '/account/devices', label: 'Devices' },
    { href: '/account/privacy', label: 'Privacy' },
  ],
};

/** The pages of a client. */
export const clientSections: readonly Section[] = [
  { href: '/dashboard', label: 'Home', icon: 'home' },
  { href: '/dashboard/sessions', label: 'Sessions', icon: 'calendar' },
  { href: '/account/messages', label: 'Messages', icon: 'messages' },
  {
    href: '/dashboard/transactions',
    label: 'Payments',
    icon: 'money',
    rooms: [
      { href: '/dashboard/transactions', label: 'Payments' },
      { href: '/dashboard/quotations', label: 'Quotations' },
    ],
  },
  {
    href: '/dashboard/plans',
    label: 'Care',
    icon: 'care',
    rooms: [
      { href: '/dashboard/plans', label: 'Plans' },
      { href: '/dashboard/homework', label: 'Homework' },
      { href: '/dashboard/forms', label: 'Forms' },
      { href: '/dashboard/assessments', label: 'Results' },
      { href: '/dashboard/safety-plan', label: 'Safety plan' },
      { href: '/dashboard/records', label: 'Medical records' },
      { href: '/dashboard/reviews', label: 'Reviews' },
      { href: '/resources/tools-worksheets', label: 'Worksheets' },
    ],
  },
  account,
];

const today: Section = { href: '/therapist-dashboard', label: 'Today', icon: 'home', letter: 't' };

/** The pages of a therapist whose account no administrator has linked yet. */
export const applicantSections: readonly Section[] = [today, account];

const desk = '/therapist-dashboard';

/** The pages of a therapist. */
export const therapistSections: readonly Section[] = [
  today,
  {
    href: `${desk}/calendar`,
    label: 'Calendar',
    icon: 'calendar',
    letter: 'd',
    rooms: [
      { href: `${desk}/calendar`, label: 'Calendar' },
      { href: `${desk}/sessions`, label: 'Sessions' },
    ],
  },
  {
    href: `${desk}/clients`,
    label: 'Clients',
    icon: 'people',
    letter: 'c',
    rooms: [
      { href: `${desk}/clients`, label: 'Clients' },
      { href: `${desk}/notes`, label: 'Notes' },
      { href: `${desk}/forms`, label: 'Forms' },
      { href: `${desk}/plans`, label: 'Plans' },
      { href: `${desk}/record-requests`, label: 'Requests for records' },
      { href: `${desk}/handovers`, label: 'Handovers' },
    ],
  },
  { href: `${desk}/requests`, label: 'Requests', icon: 'requests', letter: 'r' },
  { href: `${desk}/messages`, label: 'Messages', icon: 'messages', letter: 'm' },
  {
    href: `${desk}/payments`,
    label: 'Payments',
    icon: 'money',
    letter: 'p',
    rooms: [
      { href: `${desk}/payments`, label: 'Payments' },
      { href: `${desk}/payments/earnings`, label: 'Earnings' },
      { href: `${desk}/quotations`, label: 'Quotations' },
      { href: `${desk}/payments/statements`, label: 'Statements' },
      { href: `${desk}/payments/account`, label: 'Your account' },
    ],
  },
  {
    href: `${desk}/profile`,
    label: 'Practice',
    icon: 'practice',
    letter: 'o',
    rooms: [
      { href: `${desk}/profile`, label: 'Public profile' },
      { href: `${desk}/hours`, label: 'Hours' },
      { href: `${desk}/reviews`, label: 'Reviews' },
      { href: `${desk}/feed`, label: 'Calendar feed' },
    ],
  },
  {
    ...account,
    letter: 'a',
    rooms: [
      ...(account.rooms ?? []),
      { href: '/account/messages', label: 'Messages to our team' },
      { href: `${desk}/second-factor`, label: 'Second step' },
    ],
  },
];

/** What a therapist can begin from every page. */
export const therapistTasks: readonly Room[] = [
  { href: `${desk}/sessions/new`, label: 'New session' },
  { href: `${desk}/quotations/new`, label: 'New quotation' },
  { href: `${desk}/plans/new`, label: 'New plan' },
  { href: `${desk}/payments/statements`, label: 'Import a bank statement' },
];
