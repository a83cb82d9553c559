import { notificationKinds } from '@/lib/notification/rules';

/** Jobs of push messages; a database trigger enqueues the first one by this name. */
export const pushTasks = { push: 'push-notification', send: 'send-push' } as const;

/** Most subscribed browsers of one account; the oldest is dropped. */
export const mostSubscriptions = 20;

/**
 * The content of a push message. Anybody near the device can read it, so it names no person and nothing about
 * health.
 */
const words: Readonly<Record<string, string>> = {
  Message: 'You have a new message in Antarman',
  Appointment: 'There is an update on an appointment',
  Session: 'There is an update on an appointment',
};

/** A reminder of an appointment: it cannot wait for the person's hours, and is useless once it is late. */
export const reminderKind = 'booking.reminder';

/** The words for a kind of notification: its subject at most, never its title. */
export function pushWords(kind: string): string {
  if (kind === reminderKind) return 'You have an appointment soon';
  const about = Object.entries(notificationKinds).find(([name]) => name === kind)?.[1] ?? '';
  return words[about] ?? 'You have a new notification';
}

export const pushMessages = {
  on: 'Notifications are on for this device.',
  off: 'Notifications are off for this device.',
  notSaved: 'We could not save this just now. Please try again.',
  unreadable: 'Notifications do not work in this browser. Please try another browser.',
  notOpen: 'Push notifications are not available yet.',
  denied: 'Your browser blocks notifications from this site. You can change this in the site settings.',
  unsupported:
    'This browser does not support notifications. On an iPhone, first add Antarman to the home screen.',
} as const;
