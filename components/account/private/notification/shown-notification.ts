import { formatShown, isOnIndianClock } from '@/lib/format/time';
import type { NotificationLine } from '@/lib/notification/queries';

/** A notification with its time in words, because the browser's words for dates may differ from the server's. */
export type ShownNotification = Omit<NotificationLine, 'at'> & {
  readonly when: string;
  readonly instant: string;
  /** Whether the time has no zone, because the head of the page names India's clock. */
  readonly bare: boolean;
};

/** A notification with its time on the reader's clock and on India's. */
export function shownNotification(
  { at, ...notification }: NotificationLine,
  timeZone: string,
): ShownNotification {
  const when = formatShown(at, timeZone);
  return { ...notification, when, instant: at.toISOString(), bare: isOnIndianClock(at, timeZone) };
}
