import 'server-only';
import { busyBetween } from '@/lib/booking/calendar/busy/queries';
import { exceptionColumns, settingsColumns } from '@/lib/booking/calendar/columns';
import {
  type BookableCalendar,
  bookableRange,
  type DayException,
  freeSlots,
  type PlaceOfHours,
  premisesOf,
  type Slot,
  type TakenTime,
} from '@/lib/booking/calendar/slots/rules';
import { day, minute } from '@/lib/format/duration';
import { type FeeRules, feeRulesFor, usualRules } from '@/lib/payment/appointment/late';
import { payingRuleFor } from '@/lib/payment/appointment/rules';
import { keepsOrder, type MeetingOrder } from '@/lib/payment/booking-link/meetings';
import { db, type Tx } from '@/lib/server/db';
import { kindColumns, kindOf, offeredKinds } from '@/lib/therapist/kind/queries';
import { isMet, type Kind, waysOf } from '@/lib/therapist/kind/rules';

/** The service's calendar, for first consultations and the meetings of its products, or a therapist by slug. */
export type CalendarOf =
  | 'house'
  | {
      /** Null for the service's calendar. */
      readonly therapist: string | null;
      /** Id of a kind of session; the first one without it. */
      readonly kind?: string | undefined;
      /** Whether it was booked: such a kind is found also once it is archived. */
      readonly booked?: boolean | undefined;
      /** Length of a meeting that was bought, or of an appointment that is being moved, whatever its kind is today. */
      readonly minutes?: number | undefined;
      /** The way to meet of an appointment that is being moved. */
      readonly mode?: string | null | undefined;
      /** The order that a purchase gives to its meeting. */
      readonly order?: MeetingOrder | null | undefined;
    };

/** A calendar open for booking one kind of session, and its owner: null means the service. */
export type OpenCalendar = BookableCalendar & {
  readonly id: string;
  /** Null for the service's, and if the therapist does not offer the kind that was asked for. */
  readonly kind: Kind | null;
  /** Hours before its start until which a booking can be changed or cancelled free of charge. */
  readonly cancelNoticeHours: number;
  /** The most people who may come for the first time in one week; null for no limit. */
  readonly newClientsAWeek: number | null;
  /** Costs of late cancelling and of not coming with this kind of session. */
  readonly rules: FeeRules;
  readonly order?: MeetingOrder | null | undefined;
  readonly therapist: {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly title: string;
    /** The ways to meet of the kind. */
    readonly modes: readonly string[];
    readonly acceptingNewClients: boolean;
    /** All kinds that are offered, the first one first. */
    readonly kinds: readonly Kind[];
  } | null;
};

const houseCalendar: Exclude<CalendarOf, 'house'> = { therapist: null };

type Reader = Pick<Tx, 'calendar' | 'booking' | 'busyTime'>;

export function exceptionOf(row: {
  kind: string;
  onDate: Date;
  startMinute: number | null;
  endMinute: number | null;
  place: PlaceOfHours | null;
}): DayException {
  const onDate = row.onDate.toISOString().slice(0, 10);
  const { startMinute, endMinute, place } = row;
  return row.kind === 'extra' && startMinute !== null && endMinute !== null
    ? { kind: 'extra', onDate, startMinute, endMinute, place }
    : { kind: 'closed', onDate, startMinute, endMinute };
}

type KindRow = Parameters<typeof kindOf>[0];
type Ended = { readonly archivedAt: Date | null };

/** A kind with its place, which is its place until the therapist archives that. */
function withoutEnds({
  archivedAt: _ended,
  place,
  ...row
}: Omit<KindRow, 'place'> &
  Ended & { readonly place: (NonNullable<KindRow['place']> & Ended) | null }): Kind {
  return kindOf({ ...row, place: place?.archivedAt === null ? { id: place.id, name: place.name } : null });
}

/**
 * The service's calendar or that of an active therapist; null if there is none. Leaves out exceptions before
 * yesterday, because no zone can still need them.
 */
export async function findCalendar(
  of: CalendarOf,
  { client = db, now = new Date() }: { client?: Reader; now?: Date } = {},
): Promise<OpenCalendar | null> {
  const { therapist, kind: asked, booked, minutes, mode, order } = of === 'house' ? houseCalendar : of;
  const found = await client.calendar.findFirst({
    relationLoadStrategy: 'join',
    where: therapist === null ? { therapistId: null } : { therapist: { slug: therapist, isActive: true } },
    select: {
      id: true,
      ...settingsColumns,
      terms: { select: { payingRule: true, lateRule: true, missedRule: true } },
      exceptions: {
        where: { onDate: { gte: new Date(now.getTime() - 2 * day) } },
        select: exceptionColumns,
      },
      therapist: {
        select: {
          ...{ id: true, slug: true, name: true, title: true, modes: true, acceptingNewClients: true },
          kinds: {
            where: booked && asked ? { OR: [offeredKinds.where, { id: asked }] } : offeredKinds.where,
            orderBy: [...offeredKinds.orderBy],
            select: {
              ...kindColumns,
              place: { select: { ...kindColumns.place.select, archivedAt: true } },
              archivedAt: true,
            },
          },
        },
      },
    },
  });
  if (!found) return null;
  const { terms } = found;
  const ofTherapist = found.therapist?.modes ?? [];
  const rows = (found.therapist?.kinds ?? []).filter((row) => booked || isMet(row, ofTherapist));
  const kinds = rows.filter(({ archivedAt }) => archivedAt === null).map(withoutEnds);
  const named = rows.find(({ id }) => id === asked);
  const kind = (asked === undefined ? kinds[0] : named && withoutEnds(named)) ?? null;
  const modes = kind ? waysOf(kind, ofTherapist) : ofTherapist;
  return {
    ...found,
    order,
    exceptions: found.exceptions.map(exceptionOf),
    kind,
    rules: payingRuleFor(kind, terms) !== 'free' && kind?.feePaise ? feeRulesFor(kind, terms) : usualRules,
    slotMinutes: minutes ?? kind?.minutes ?? found.slotMinutes,
    noticeMinutes: kind?.noticeHours == null ? found.noticeMinutes : kind.noticeHours * 60,
    ways: mode ? [mode] : modes,
    inPersonAt: kind?.place?.id ?? null,
    therapist: found.therapist && { ...found.therapist, modes, kinds },
  };
}

/** Bookings of this calendar, and of all calendars at these premises. */
export function bookedWhere(calendarId: string | readonly string[], premises: readonly string[]) {
  const own = { calendarId: typeof calendarId === 'string' ? calendarId : { in: [...calendarId] } };
  return premises.length === 0 ? own : { OR: [own, { premisesId: { in: [...premises] } }] };
}

/**
 * Taken times of a calendar between two instants: bookings, those of other calendars at its places, and the
 * therapist's busy times in another calendar. An expired hold takes no time.
 * @param except a booking to ignore, because it is being moved
 */
export async function takenTimes(
  calendar: Pick<BookableCalendar, 'hours' | 'exceptions'> & { readonly id: string },
  range: { readonly from: Date; readonly until: Date },
  {
    client = db,
    now = new Date(),
    except,
  }: { client?: Pick<Tx, 'booking' | 'busyTime'>; now?: Date; except?: string | undefined } = {},
): Promise<TakenTime[]> {
  const booked = await client.booking.findMany({
    where: {
      ...bookedWhere(calendar.id, premisesOf(calendar)),
      blockedUntil: { gt: range.from },
      startsAt: { lt: range.until },
      ...(except && { id: { not: except } }),
      AND: { OR: [{ status: 'confirmed' }, { status: 'held', heldUntil: { gt: now } }] },
    },
    select: { calendarId: true, premisesId: true, startsAt: true, blockedUntil: true },
    orderBy: { startsAt: 'asc' },
  });
  const taken = booked.map(({ calendarId, premisesId, ...time }) =>
    calendarId === calendar.id ? time : { ...time, onlyAt: premisesId },
  );
  return [...taken, ...(await busyBetween([calendar.id], range, client))];
}

/** Free slots of this calendar that begin between two instants; without a range, all of them. */
export async function listFreeSlots(
  calendar: BookableCalendar & Pick<OpenCalendar, 'order'> & { readonly id: string },
  {
    client = db,
    now = new Date(),
    except,
    clientId = null,
    ...asked
  }: {
    client?: Reader;
    now?: Date;
    range?: { readonly from: Date; readonly until: Date };
    except?: string;
    /** Profile of the person who books; their kept hours are free for them alone. */
    clientId?: string | null;
  } = {},
): Promise<Slot[]> {
  const range = asked.range ?? bookableRange(calendar, now);
  // A slot that begins at the last instant still needs its own length and buffer to be free.
  const reach = (calendar.slotMinutes + calendar.bufferMinutes) * minute;
  const needed = { from: range.from, until: new Date(range.until.getTime() + reach) };
  const taken = await takenTimes(calendar, needed, { client, now, except });
  const free = freeSlots(calendar, taken, now, range, clientId);
  const { order } = calendar;
  return order ? free.filter((slot) => keepsOrder(order, slot)) : free;
}
