import type { Route } from 'next';

/**
 * The subjects of notifications, and the list's name for each. The part before the dot is the noun, the part
 * after it the event. Each event's code writes the title; neither titles nor these words say anything about
 * health.
 */
export const notificationKinds = {
  'quotation.created': 'Quotation',
  'quotation.accepted': 'Quotation',
  'quotation.declined': 'Quotation',
  'quotation.withdrawn': 'Quotation',
  'quotation.expired': 'Quotation',
  'quotation.paid': 'Payment',
  'payment.submitted': 'Payment',
  'payment.reported': 'Payment',
  'payment.verified': 'Payment',
  'payment.rejected': 'Payment',
  'payment.refunded': 'Payment',
  'payment.received': 'Payment',
  'payment.decided': 'Payment',
  'refund.due': 'Payment',
  'message.received': 'Message',
  'form.sent': 'Form',
  'form.signed': 'Form',
  'form.withdrawn': 'Form',
  'form.refused': 'Form',
  'request.received': 'Message',
  'request.answered': 'Message',
  'request.closed': 'Message',
  'request.waiting': 'Message',
  'booking.reminder': 'Appointment',
  'booking.confirmed': 'Appointment',
  'booking.moved': 'Appointment',
  'booking.cancelled': 'Appointment',
  'booking.place': 'Appointment',
  'booking.unpaid': 'Appointment',
  'booking.payment-asked': 'Appointment',
  'booking.proposed': 'Appointment',
  'booking.proposal-declined': 'Appointment',
  'booking.proposal-withdrawn': 'Appointment',
  'session.created': 'Session',
  'session.moved': 'Session',
  'session.cancelled': 'Session',
  'session.completed': 'Session',
  'session.missed': 'Session',
  'session.reopened': 'Session',
  'card.accepted': 'Client',
  'place.apart': 'Place',
  'handover.asked': 'Handover',
  'handover.answered': 'Handover',
  'handover.withdrawn': 'Handover',
  'records.asked': 'Request for records',
  'records.due': 'Request for records',
  'records.answered': 'Request for records',
  'plan.created': 'Plan',
  'plan.changed': 'Plan',
  'plan.ended': 'Plan',
  'assessment.shared': 'Shared result',
  'measure.asked': 'From your therapist',
  'homework.given': 'From your therapist',
  'homework.answered': 'From a client',
  'internship.decided': 'Internship',
  'internship.received': 'Internship',
  'export.ready': 'Your data',
  'application.asked': 'Application',
  'application.approved': 'Application',
  'application.declined': 'Application',
  'entry.changed': 'Public profile',
  'photo.shown': 'Public profile',
  'photo.refused': 'Public profile',
  'review.published': 'Review',
  'review.declined': 'Review',
  'review.received': 'Review',
  'payment.entered': 'Payment',
  'payout.changed': 'Payment details',
  'remittance.sent': 'Payment',
  'remittance.taken-back': 'Payment',
  'profile-change.accepted': 'Public profile',
  'profile-change.refused': 'Public profile',
  'waitlist.offered': 'Waitlist',
  'calendar.unread': 'Calendar',
} as const;

export const notificationTasks = { mail: 'mail-notification' } as const;

export function newsJob(notificationId: string) {
  const task = notificationTasks.mail;
  return { task, payload: { notificationId }, jobKey: `${task}:${notificationId}` } as const;
}

export type NotificationKind = keyof typeof notificationKinds;

/** The list's name for a notification; an unknown kind, of another release, gets the general name. */
export function kindInWords(kind: string): string {
  return Object.entries(notificationKinds).find(([name]) => name === kind)?.[1] ?? 'Notification';
}

/** The page of a notification, or null: never an address that a browser could read as another site's. */
export function internalPath(href: string | null): Route | null {
  return href !== null && /^\/(?![/\\])/.test(href) ? (href as Route) : null;
}

/** The header says "99+" for more. */
export const mostCounted = 99;

export const notificationMessages = {
  read: 'Marked as read.',
  allRead: 'Everything is marked as read.',
  notMarked: 'We could not mark this as read just now. Please try again.',
  gone: 'This notification no longer exists.',
} as const;
