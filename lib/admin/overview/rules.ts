import { hour } from '@/lib/format/duration';

/** The piles of work for the team, the most pressing first: the name, our promise about it, and its page. */
export const piles = {
  payments: {
    title: 'Payments to check',
    promise: 'Within two working days. Check the bank, not the screenshot.',
    href: '/admin/payments',
  },
  credits: {
    title: 'Unmatched credits',
    promise: 'Money received without a matching payment. Find the payer, or refund it.',
    href: '/admin/statements',
  },
  refunds: {
    title: 'Refunds due',
    promise: 'Our refunds, due within seven working days, and overdue refunds of therapists.',
    href: '/admin/refunds',
  },
  messages: {
    title: 'Contact messages',
    promise: 'We promise an answer within 24 hours.',
    href: '/admin/messages',
  },
  'new-complaints': {
    title: 'New complaints',
    promise: 'To be acknowledged within 48 hours of arrival.',
    href: '/admin/complaints?state=received',
  },
  complaints: {
    title: 'Open complaints',
    promise: 'To be resolved within one month of arrival.',
    href: '/admin/complaints',
  },
  privacy: {
    title: 'Privacy requests',
    promise: 'Copies, corrections and deletions in progress.',
    href: null,
  },
  requests: {
    title: 'Requests to therapists',
    promise: 'Not yet answered or closed by the therapist.',
    href: '/admin/requests',
  },
  applications: {
    title: 'Therapist applications',
    promise: 'Check registrations before linking an account.',
    href: '/admin/applications?status=sent',
  },
  'profile-changes': {
    title: 'Profile changes',
    promise: 'Shown to visitors after you approve them.',
    href: '/admin/applications',
  },
  photos: {
    title: 'Photos of therapists',
    promise: 'Shown to visitors after you approve them.',
    href: '/admin/applications',
  },
  reviews: {
    title: 'Reviews of clients',
    promise: 'Published after someone checks them against our rules.',
    href: '/admin/reviews',
  },
  internships: {
    title: 'Internship applications',
    promise: 'Not decided yet.',
    href: '/admin/internships',
  },
  testimonials: {
    title: 'Testimonials',
    promise: 'Shown only with the writer’s consent.',
    href: '/admin/testimonials',
  },
  helplines: {
    title: 'Helplines to check',
    promise: 'The crisis page says that we are checking them again.',
    href: '/admin/content/helpline',
  },
  jobs: {
    title: 'Failed jobs',
    promise: 'Emails or files that failed.',
    href: '/admin/jobs?state=given-up',
  },
} as const;

export type Pile = keyof typeof piles;

/** An age in the largest whole unit: "3 days", "5 hours", "less than an hour". */
export function waitInWords(since: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - since.getTime()) / hour);
  if (hours < 1) return 'less than an hour';
  if (hours < 48) return hours === 1 ? '1 hour' : `${hours} hours`;
  return `${Math.floor(hours / 24)} days`;
}
