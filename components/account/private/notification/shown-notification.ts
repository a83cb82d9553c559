import { formatInstant } from '@/lib/format/time';
import type { NotificationLine } from '@/lib/notification/queries';

/** A notification with its time in words, because the browser's words for dates may differ from the server's. */
export type ShownNotification = Omit<NotificationLine, 'at'> & {
  readonly when: string;
  readonly instant: string;
};

/** A notification with its time on the reader's clock and on India's. */
export function shownNotification(
  { at, ...notification }: NotificationLine,
  timeZone: string,
): ShownNotification {
  return { ...notification, when: formatInstant(at, timeZone), instant: at.toISOString() };
}
