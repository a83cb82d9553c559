import 'server-only';
import type { Option } from '@/lib/action/form-result';
import { offeredInstead } from '@/lib/booking/hold/rules';
import { choicesOf, type WeekOfSlots, weekOfSlots } from '@/lib/booking/offer/rules';
import { deskModes } from '@/lib/booking/rules';
import { type CalendarOf, findCalendar, listFreeSlots, type OpenCalendar } from '@/lib/calendar/queries';
import type { Slot } from '@/lib/calendar/slots/rules';

/** What a page offers of one calendar. */
export type Offer = {
  readonly minutes: number;
  readonly cancelNoticeHours: number;
  readonly modes: readonly string[];
  /** Null when nothing is free up to the horizon. */
  readonly week: WeekOfSlots | null;
};

type Asked = {
  /** Zone in which days and times are shown. */
  readonly timeZone: string;
  /** First day to show, as the address says it. */
  readonly from: string;
  /** A booking that does not count: the one that is to be moved. */
  readonly except?: string;
};

/** Free times of the desk or of a therapist, a week of them; null when there is no such calendar. */
export async function findOffer(of: CalendarOf, asked: Asked, now: Date = new Date()): Promise<Offer | null> {
  const calendar = await findCalendar(of, { now });
  if (!calendar) return null;
  const { except } = asked;
  const free = await listFreeSlots(calendar, { now, ...(except && { except }) });
  return {
    minutes: calendar.slotMinutes,
    cancelNoticeHours: calendar.cancelNoticeHours,
    modes: calendar.therapist?.modes ?? deskModes,
    week: weekOfSlots(free, asked.timeZone, asked.from),
  };
}

/** Free slots around a wanted time, in order of time. */
export async function slotsNear(
  calendar: OpenCalendar,
  wanted: Date,
  { now = new Date(), except }: { now?: Date; except?: string } = {},
): Promise<Slot[]> {
  const free = await listFreeSlots(calendar, { now, ...(except && { except }) });
  const distance = ({ startsAt }: Slot) => Math.abs(startsAt.getTime() - wanted.getTime());
  return free
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, offeredInstead)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** The same as choices of a form, in words that stand alone. */
export async function choicesNear(
  of: CalendarOf,
  wanted: Date,
  { timeZone, except }: { readonly timeZone: string; readonly except?: string },
): Promise<Option[]> {
  const calendar = await findCalendar(of);
  return calendar
    ? choicesOf(await slotsNear(calendar, wanted, { ...(except && { except }) }), timeZone)
    : [];
}
