import type { Route } from 'next';

/**
 * What a notice can be about, and how the list calls it. The name before the dot is the noun, the one after it what
 * happened. Titles are written where it happens; neither they nor these words say anything about anybody's health.
 */
export const noticeKinds = {
  'quotation.created': 'Quotation',
  'quotation.accepted': 'Quotation',
  'quotation.declined': 'Quotation',
  'quotation.withdrawn': 'Quotation',
  'quotation.expired': 'Quotation',
  'quotation.paid': 'Payment',
  'payment.submitted': 'Payment',
  'payment.verified': 'Payment',
  'payment.rejected': 'Payment',
  'payment.refunded': 'Payment',
  'payment.received': 'Payment',
  'request.received': 'Message',
  'request.answered': 'Message',
  'request.closed': 'Message',
  'booking.confirmed': 'Appointment',
  'booking.moved': 'Appointment',
  'booking.cancelled': 'Appointment',
  'session.created': 'Session',
  'session.moved': 'Session',
  'session.cancelled': 'Session',
  'session.completed': 'Session',
  'session.missed': 'Session',
  'plan.created': 'Plan',
  'plan.changed': 'Plan',
  'plan.ended': 'Plan',
  'assessment.shared': 'Shared result',
  'internship.decided': 'Internship',
  'internship.received': 'Internship',
  'export.ready': 'Your data',
  'application.approved': 'Application',
  'application.declined': 'Application',
  'entry.changed': 'Public profile',
  'payout.changed': 'Payment details',
  'profile-change.accepted': 'Public profile',
  'profile-change.refused': 'Public profile',
} as const;

export type NoticeKind = keyof typeof noticeKinds;

/** What the list calls a notice; one of another release is simply a notice. */
export function kindInWords(kind: string): string {
  return Object.entries(noticeKinds).find(([name]) => name === kind)?.[1] ?? 'Notice';
}

/** Where a notice leads, or null: nothing that a browser could take for another site is followed. */
export function internalPath(href: string | null): Route | null {
  return href !== null && /^\/(?![/\\])/.test(href) ? (href as Route) : null;
}

/** The navigation says "99+" for more. */
export const mostCounted = 99;

/** "3", or "99+" where there are more than are counted. */
export function countInWords(unread: number): string {
  return unread > mostCounted ? `${mostCounted}+` : String(unread);
}

export const noticeMessages = {
  read: 'Marked as read.',
  allRead: 'Everything is marked as read.',
  notMarked: 'We could not mark this as read just now. Please try again.',
  gone: 'This notice is not there any more.',
} as const;
