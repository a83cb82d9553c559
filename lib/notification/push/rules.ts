import { notificationKinds } from '@/lib/notification/rules';

/** Jobs of this noun; a trigger of the database enqueues the first by this name. */
export const pushTasks = { push: 'push-notification', send: 'send-push' } as const;

/** Browsers of one account that may be told; the oldest gives way. */
export const mostSubscriptions = 20;

/** What a push message shows. Everybody near the device can read it, so it names nobody and nothing about health. */
const words: Readonly<Record<string, string>> = {
  Message: 'You have a new message in Antarman',
  Appointment: 'There is news about an appointment',
  Session: 'There is news about an appointment',
};

/** A reminder of an appointment: it cannot wait for the person's hours, and says nothing any more once it is late. */
export const reminderKind = 'booking.reminder';

/** The words for a notification of this kind: what it is about at most, never its title. */
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
