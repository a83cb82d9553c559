import { formatInstant, formatInstantElsewhere } from '@/lib/format/time';
import type { NotificationLine } from '@/lib/notification/queries';

/** A notification with its time in words, because the browser's words for dates may differ from the server's. */
export type ShownNotification = Omit<NotificationLine, 'at'> & {
  readonly when: string;
  readonly instant: string;
};

/** A notification with its time in India, and in the reader's zone where that is given and differs. */
export function shownNotification(
  { at, ...notification }: NotificationLine,
  timeZone = 'Asia/Kolkata',
): ShownNotification {
  const elsewhere = formatInstantElsewhere(at, timeZone);
  const when = formatInstant(at) + (elsewhere ? ` (${elsewhere})` : '');
  return { ...notification, when, instant: at.toISOString() };
}
