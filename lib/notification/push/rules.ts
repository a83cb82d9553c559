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
  Appointment: 'There is news about an appointment',
  Session: 'There is news about an appointment',
};

/** A reminder of an appointment: it cannot wait for the person's hours, and is useless once it is late. */
export const reminderKind = 'booking.reminder';

/** The words for a kind of notification: its subject at most, never its title. */
export function pushWords(kind: string): string {
  if (kind === reminderKind) return 'You have an appointment soon';
  const about = Object.entries(notificationKinds).find(([name]) => name === kind)?.[1] ?? '';
  return words[about] ?? 'Something is new in your account';
}

export const pushMessages = {
  on: 'This device shows your notifications from now on.',
  off: 'This device shows no more notifications.',
  notSaved: 'We could not save this just now. Please try again.',
  unreadable: 'Your browser gave us an address that we cannot use. Please try another browser.',
  notOpen: 'Notifications on devices are not open yet.',
  denied:
    'Your browser does not allow notifications of this page. You can change it in the settings of this page.',
  unsupported:
    'This browser shows no notifications of pages. On an iPhone, add Antarman to the home screen first.',
} as const;
