import 'server-only';
import { isClient, isMember } from '@/lib/account/session/guard';
import { currentViewer } from '@/lib/account/session/session';
import {
  type CalendarOf,
  findCalendar,
  listFreeSlots,
  type OpenCalendar,
} from '@/lib/booking/calendar/queries';
import type { Slot } from '@/lib/booking/calendar/slots/rules';
import { offeredInstead } from '@/lib/booking/hold/rules';
import { hourInWords, isOwnHour } from '@/lib/booking/kept-hour/rules';
import { timesOf } from '@/lib/booking/kept-hour/times';
import { fullWeeksFor } from '@/lib/booking/new-clients/queries';
import { choicesOf, type WeekOfSlots, weekOfSlots } from '@/lib/booking/offer/rules';
import { houseModes } from '@/lib/booking/rules';
import { clientOfTherapist } from '@/lib/care/session/access';
import type { FeeRules } from '@/lib/payment/appointment/late';
import type { Option } from '@/lib/server/action/form-result';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import type { Kind } from '@/lib/therapist/kind/rules';

type Asked = {
  /** The kind that the address names. */
  readonly kind: string | undefined;
  /** Whether the address names a time or a day: lists of free times show those of the first kind. */
  readonly names: boolean;
  /** Whether the visitor is a client of the therapist. */
  readonly known: boolean;
};

/** The kinds of session that a visitor chooses from, and the one that they have chosen. */
type KindChoice = {
  readonly kinds: readonly Kind[];
  /** Null until one is chosen. */
  readonly kind: Kind | null;
  /** The address names a kind that this visitor cannot book. */
  readonly isGone: boolean;
};

/** A kind that is booked by its link is in no list; the only kind is chosen already. */
function kindChoice(all: readonly Kind[], { kind: asked, names, known }: Asked): KindChoice {
  const offered = all.filter(({ bookableBy }) => bookableBy !== 'clients' || known);
  const kinds = offered.filter(({ bookableBy }) => bookableBy !== 'link');
  const found = offered.find(({ id }) => id === asked) ?? null;
  const isGone = asked !== undefined && found === null;
  const first = kinds.length === 1 || (names && !isGone) ? (kinds[0] ?? null) : null;
  return { kinds, kind: found ?? first, isGone };
}

export type Offer = {
  readonly minutes: number;
  readonly cancelNoticeHours: number;
  /** Costs of late cancelling and of not coming. */
  readonly rules: FeeRules;
  readonly modes: readonly string[];
  /** The kind of session of these times and the others; of consultations there is none. */
  readonly choice: KindChoice;
  /** Null if nothing is free up to the horizon. */
  readonly week: WeekOfSlots | null;
  /** The hours kept for the person who books; null without any. */
  readonly own: OwnHours | null;
  /** Whether times are left out because their weeks have no room for this person, who is new. */
  readonly fullWeeks: boolean;
};

type OwnHours = {
  /** "Mondays 6:00 pm", on the calendar's clock. */
  readonly words: string;
  /** IANA zone of the calendar. */
  readonly timeZone: string;
  /** The next free one. */
  readonly next: Date | null;
};

type OfferQuery = {
  /** Zone in which days and times are shown. */
  readonly timeZone: string;
  /** First day to show, from the address. */
  readonly from: string;
  /** A booking to ignore, because it is being moved. */
  readonly except?: string;
  /** Whether the address names a time; by default, whether it names a day. */
  readonly names?: boolean;
  /** Asks whether the visitor is a client of the therapist; without it they are not. */
  readonly isClient?: () => Promise<boolean>;
  /** Profile of the client who books. */
  readonly clientId?: string | null;
};

/** The kept hours of this client, and the next of their times among the free ones. */
function ownHoursOf(calendar: OpenCalendar, free: readonly Slot[], clientId: string | null): OwnHours | null {
  const hours = (calendar.keptHours ?? []).filter((hour) => isOwnHour(hour, clientId));
  const [first, last] = [free[0], free.at(-1)];
  if (hours.length === 0) return null;
  const range = first && last && { from: first.startsAt, until: last.blockedUntil };
  const times = range ? hours.flatMap((hour) => timesOf(hour, calendar, range)) : [];
  const begins = new Set(times.map(({ startsAt }) => startsAt.getTime()));
  const next = free.find(({ startsAt }) => begins.has(startsAt.getTime()))?.startsAt ?? null;
  return { words: hours.map(hourInWords).join(', '), timeZone: calendar.timeZone, next };
}

type Asking = { readonly now: Date; readonly except?: string | undefined; readonly clientId: string | null };

/** The times that this person can book now; an appointment that is being moved counts in no week. */
async function freeFor(calendar: OpenCalendar, { now, except, clientId }: Asking) {
  const fullWeeks = except ? [] : await fullWeeksFor(db, calendar, { clientId }, now);
  const free = await listFreeSlots({ ...calendar, fullWeeks }, { now, clientId, ...(except && { except }) });
  return { free, fullWeeks: fullWeeks.length > 0 };
}

/** A week of free times of the service's calendar or a therapist's; null without such a calendar. */
export async function findOffer(
  of: CalendarOf,
  query: OfferQuery,
  now: Date = new Date(),
): Promise<Offer | null> {
  const asked = await findCalendar(of, { now });
  if (!asked) return null;
  const { except, from, names = from !== '' } = query;
  const kinds = asked.therapist?.kinds ?? [];
  const known = kinds.some(({ bookableBy }) => bookableBy === 'clients') && (await query.isClient?.());
  const named = of === 'house' ? undefined : of.kind;
  // An appointment that is being moved keeps its kind, also once that is archived or for others.
  const choice = except
    ? { kinds, kind: asked.kind, isGone: false }
    : kindChoice(kinds, { kind: named, names, known: known === true });
  const other = choice.kind && choice.kind.id !== asked.kind?.id && asked.therapist;
  const calendar = other
    ? ((await findCalendar({ therapist: other.slug, kind: choice.kind?.id }, { now })) ?? asked)
    : asked;
  const { clientId = null } = query;
  const { free, fullWeeks } = await freeFor(calendar, { now, except, clientId });
  return {
    minutes: calendar.slotMinutes,
    ...{ cancelNoticeHours: calendar.cancelNoticeHours, rules: calendar.rules },
    modes: calendar.therapist?.modes ?? houseModes,
    choice,
    week: weekOfSlots(free, query.timeZone, query.from),
    own: ownHoursOf(calendar, free, clientId),
    fullWeeks,
  };
}

export async function slotsNear(
  calendar: OpenCalendar,
  wanted: Date,
  {
    now = new Date(),
    except,
    clientId = null,
  }: { now?: Date; except?: string; clientId?: string | null } = {},
): Promise<Slot[]> {
  const { free } = await freeFor(calendar, { now, except, clientId });
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
  {
    timeZone,
    ...who
  }: { readonly timeZone: string; readonly except?: string; readonly clientId?: string | null },
): Promise<Option[]> {
  const calendar = await findCalendar(of);
  return calendar ? choicesOf(await slotsNear(calendar, wanted, who), timeZone) : [];
}

export type Booker = {
  readonly email: string;
  readonly isClient: boolean;
  /** Zone in which they read times; undefined before onboarding. */
  readonly timeZone: string | undefined;
};

/** The signed-in person; null for a guest, and if it cannot be read, because the page opens for everyone. */
export async function bookerHere(): Promise<Booker | null> {
  try {
    const viewer = await currentViewer();
    return (
      viewer && {
        email: viewer.email,
        isClient: !isMember(viewer) || isClient(viewer),
        timeZone: viewer.profile?.timeZone,
      }
    );
  } catch (error) {
    log.error('the person who books could not be read', { error });
    return null;
  }
}

/** Profile id of the signed-in client who books; null for guests, and for therapists and admins, who book as guests. */
export async function bookingClient(): Promise<string | null> {
  const viewer = await currentViewer();
  return isClient(viewer) ? viewer.profile.id : null;
}

/** Whether this person may book a time: a therapist who takes no new clients can be booked only by existing clients. */
export async function mayBook(
  therapist: { readonly id: string; readonly acceptingNewClients: boolean },
  clientId: string | null,
  client: Parameters<typeof clientOfTherapist>[0] = db,
): Promise<boolean> {
  if (therapist.acceptingNewClients) return true;
  return clientId !== null && (await clientOfTherapist(client, therapist.id, clientId));
}

/** Whether this kind of session is for this person: one for current clients is not for others. */
export async function isOfferedTo(
  { bookableBy }: Pick<Kind, 'bookableBy'>,
  therapistId: string,
  clientId: string | null,
  client: Parameters<typeof clientOfTherapist>[0] = db,
): Promise<boolean> {
  if (bookableBy !== 'clients') return true;
  return clientId !== null && (await clientOfTherapist(client, therapistId, clientId));
}

/** Whether the viewer is a client of this therapist. */
export async function isOwnTherapist(slug: string): Promise<boolean> {
  const clientId = await bookingClient();
  if (clientId === null) return false;
  const therapist = await db.therapist.findUnique({ where: { slug }, select: { id: true } });
  return therapist !== null && (await clientOfTherapist(db, therapist.id, clientId));
}

/**
 * `open`: all may book; `known`: only existing clients, and the viewer is one; `full`: only existing clients,
 * and the viewer is new.
 */
export type Availability = 'open' | 'known' | 'full';

/** Whether the viewer may book a time, before they choose one; `full` for a therapist who is not listed. */
export async function availabilityForViewer(slug: string): Promise<Availability> {
  const therapist = await db.therapist.findUnique({
    where: { slug, isActive: true },
    select: { id: true, acceptingNewClients: true },
  });
  if (!therapist) return 'full';
  if (therapist.acceptingNewClients) return 'open';
  return (await mayBook(therapist, await bookingClient())) ? 'known' : 'full';
}
