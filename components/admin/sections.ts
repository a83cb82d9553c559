import type { NavigationPage, Section } from '@/components/layout/private/workspace/sections';

/** The pages of the back office, as its navigation and the palette list them. Lists only pages that exist. */
export const adminSections = [
  { href: '/admin', label: 'Overview', icon: 'home', letter: 'o' },
  {
    href: '/admin/users',
    label: 'People',
    icon: 'people',
    letter: 'p',
    pages: [
      { href: '/admin/users', label: 'Users' },
      { href: '/admin/applications', label: 'Applications' },
      { href: '/admin/internships', label: 'Internships' },
      { href: '/admin/complaints', label: 'Complaints' },
      { href: '/admin/newsletter', label: 'Newsletter' },
    ],
  },
  {
    href: '/admin/therapists',
    label: 'Directory',
    icon: 'directory',
    letter: 'd',
    later: true,
    pages: [
      { href: '/admin/therapists', label: 'Therapists' },
      { href: '/admin/reviews', label: 'Reviews' },
      { href: '/admin/testimonials', label: 'Testimonials' },
    ],
  },
  {
    href: '/admin/bookings',
    label: 'Care',
    icon: 'care',
    letter: 'c',
    pages: [
      { href: '/admin/bookings', label: 'Appointments' },
      { href: '/admin/sessions', label: 'Sessions' },
      { href: '/admin/handovers', label: 'Handovers' },
      { href: '/admin/record-requests', label: 'Requests for records' },
      { href: '/admin/consultations', label: 'Consultations' },
      { href: '/admin/requests', label: 'Requests' },
      { href: '/admin/messages', label: 'Messages' },
      { href: '/admin/conversations', label: 'Conversations' },
    ],
  },
  {
    href: '/admin/payments',
    label: 'Money',
    icon: 'money',
    letter: 'm',
    pages: [
      { href: '/admin/payments', label: 'Payments' },
      { href: '/admin/quotations', label: 'Quotations' },
      { href: '/admin/refunds', label: 'Refunds' },
      { href: '/admin/card-payments', label: 'Card payments' },
      { href: '/admin/entered-payments', label: 'Entered payments' },
      { href: '/admin/remittances', label: 'Owed to therapists' },
      { href: '/admin/payouts', label: 'Payouts' },
      { href: '/admin/statements', label: 'Bank statements' },
    ],
  },
  { href: '/admin/content', label: 'Content', icon: 'content', letter: 't' },
  {
    href: '/admin/jobs',
    label: 'System',
    icon: 'system',
    letter: 's',
    pages: [
      { href: '/admin/jobs', label: 'Jobs' },
      { href: '/admin/audit', label: 'Audit log' },
      { href: '/admin/settings', label: 'Settings' },
      { href: '/admin/second-factor', label: 'Two-step verification' },
      { href: '/account', label: 'Your account' },
    ],
  },
] as const satisfies readonly Section[];

export const adminTasks: readonly NavigationPage[] = [
  { href: '/admin/statements', label: 'Import a bank statement' },
  { href: '/admin/therapists/new', label: 'New therapist' },
];
