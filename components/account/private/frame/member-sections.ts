import type { NavigationPage, Section } from '@/components/layout/private/workspace/sections';

const account: Section = {
  href: '/account',
  label: 'Account',
  icon: 'account',
  pages: [
    { href: '/account', label: 'Overview' },
    { href: '/account/notifications', label: 'Notifications' },
    { href: '/edit-profile', label: 'Profile' },
    { href: '/account/devices', label: 'Devices' },
    { href: '/account/privacy', label: 'Privacy' },
  ],
};

export const clientSections: readonly Section[] = [
  { href: '/dashboard', label: 'Home', icon: 'home' },
  { href: '/dashboard/sessions', label: 'Sessions', icon: 'calendar' },
  { href: '/account/messages', label: 'Messages', icon: 'messages' },
  {
    href: '/dashboard/transactions',
    label: 'Payments',
    icon: 'money',
    pages: [
      { href: '/dashboard/transactions', label: 'Payments' },
      { href: '/dashboard/quotations', label: 'Quotations' },
    ],
  },
  {
    href: '/dashboard/plans',
    label: 'Care',
    icon: 'care',
    pages: [
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

const practice = '/therapist-dashboard';

export const therapistSections: readonly Section[] = [
  today,
  {
    href: `${practice}/calendar`,
    label: 'Calendar',
    icon: 'calendar',
    letter: 'd',
    pages: [
      { href: `${practice}/calendar`, label: 'Calendar' },
      { href: `${practice}/sessions`, label: 'Sessions', also: `${practice}/guests` },
    ],
  },
  {
    href: `${practice}/clients`,
    label: 'Clients',
    icon: 'people',
    letter: 'c',
    pages: [
      { href: `${practice}/clients`, label: 'Clients' },
      { href: `${practice}/notes`, label: 'Notes' },
      { href: `${practice}/forms`, label: 'Forms' },
      { href: `${practice}/plans`, label: 'Plans' },
      { href: `${practice}/record-requests`, label: 'Requests for records' },
      { href: `${practice}/handovers`, label: 'Handovers' },
    ],
  },
  { href: `${practice}/requests`, label: 'Requests', icon: 'requests', letter: 'r' },
  { href: `${practice}/messages`, label: 'Messages', icon: 'messages', letter: 'm' },
  {
    href: `${practice}/payments`,
    label: 'Payments',
    icon: 'money',
    letter: 'p',
    pages: [
      { href: `${practice}/payments`, label: 'Payments' },
      { href: `${practice}/payments/earnings`, label: 'Earnings' },
      { href: `${practice}/quotations`, label: 'Quotations' },
      { href: `${practice}/payments/statements`, label: 'Statements' },
      { href: `${practice}/payments/account`, label: 'Your account' },
    ],
  },
  {
    href: `${practice}/profile`,
    label: 'Practice',
    icon: 'practice',
    letter: 'o',
    pages: [
      { href: `${practice}/profile`, label: 'Public profile' },
      { href: `${practice}/kinds`, label: 'Kinds of session' },
      { href: `${practice}/hours`, label: 'Hours' },
      { href: `${practice}/letters`, label: 'Letters' },
      { href: `${practice}/reviews`, label: 'Reviews' },
      { href: `${practice}/feed`, label: 'Calendar feed' },
      { href: `${practice}/practice`, label: 'Practice file' },
    ],
  },
  {
    ...account,
    letter: 'a',
    pages: [
      ...(account.pages ?? []),
      { href: '/account/messages', label: 'Messages to our team' },
      { href: `${practice}/second-factor`, label: 'Two-step verification' },
    ],
  },
];

export const therapistTasks: readonly NavigationPage[] = [
  { href: `${practice}/sessions/new`, label: 'New session' },
  { href: `${practice}/quotations/new`, label: 'New quotation' },
  { href: `${practice}/plans/new`, label: 'New plan' },
  { href: `${practice}/payments/statements`, label: 'Import a bank statement' },
];

export const therapistClientTasks: readonly NavigationPage[] = [
  { href: `${practice}/clients/:client/notes#new`, label: 'New note for' },
  { href: `${practice}/quotations/new?client=:client`, label: 'Send a quotation to' },
  { href: `${practice}/sessions/new?client=:client`, label: 'New session with' },
];
