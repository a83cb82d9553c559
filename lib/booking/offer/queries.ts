import 'server-only';
import {
  type CalendarOf,
  findCalendar,
  listFreeSlots,
  type OpenCalendar,
} from '@/lib/booking/calendar/queries';
import type { Slot } from '@/lib/booking/calendar/slots/rules';
import { offeredInstead } from '@/lib/booking/hold/rules';
import { choicesOf, type WeekOfSlots, weekOfSlots } from '@/lib/booking/offer/rules';
import { houseModes } from '@/lib/booking/rules';
import type { Option } from '@/lib/server/action/form-result';

export type Offer = {
  readonly minutes: number;
  readonly cancelNoticeHours: number;
  readonly modes: readonly string[];
  /** Null if nothing is free up to the horizon. */
  readonly week: WeekOfSlots | null;
};

type OfferQuery = {
  /** Zone in which days and times are shown. */
  readonly timeZone: string;
  /** First day to show, from the address. */
  readonly from: string;
  /** A booking to ignore, because it is being moved. */
  readonly except?: string;
};

/** A week of free times of the service's calendar or a therapist's; null without such a calendar. */
export async function findOffer(
  of: CalendarOf,
  query: OfferQuery,
  now: Date = new Date(),
): Promise<Offer | null> {
  const calendar = await findCalendar(of, { now });
  if (!calendar) return null;
  const { except } = query;
  const free = await listFreeSlots(calendar, { now, ...(except && { except }) });
  return {
    minutes: calendar.slotMinutes,
    cancelNoticeHours: calendar.cancelNoticeHours,
    modes: calendar.therapist?.modes ?? houseModes,
    week: weekOfSlots(free, query.timeZone, query.from),
  };
}

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

/** The same as choices of a form, in words that are clear on their own. */
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
