import 'server-only';
import { type Known, matcherOf } from '@/lib/booking/calendar/import/people';
import type { EntryFault } from '@/lib/booking/calendar/import/rules';
import type { ComingEntry } from '@/lib/booking/calendar/import/sealed';
import { bookedWhere } from '@/lib/booking/calendar/queries';
import { placeAt, premisesOf } from '@/lib/booking/calendar/slots/rules';
import type { ArrangingCalendar } from '@/lib/booking/schedule/calendar';
import { longestSession, shortestSession } from '@/lib/booking/schedule/rules';
import { findClientToAsk } from '@/lib/care/session/access';
import { minute } from '@/lib/format/duration';
import type { Tx } from '@/lib/server/db';

/** An entry that becomes a session. */
export type ComingSession = {
  readonly key: string;
  readonly series: string | null;
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** With the break after it, which ends where another appointment begins. */
  readonly blockedUntil: Date;
  readonly person: Known;
};

type Left = {
  readonly title: string;
  /** Null for an entry that could not be read. */
  readonly startsAt: Date | null;
  readonly why: EntryFault;
};

export type Judged = { readonly sessions: readonly ComingSession[]; readonly left: readonly Left[] };

type Spot = {
  readonly startsAt: Date;
  readonly blockedUntil: Date;
  /** Premises of another calendar's appointment: it takes times at these only. */
  readonly onlyAt: string | null;
};

type Reader = Pick<Tx, '$queryRaw' | 'booking' | 'importedSession'>;

export type Practice = {
  readonly therapistId: string;
  /** Null before the therapist's first appointment. */
  readonly calendar: ArrangingCalendar | null;
};

async function keysHere(
  tx: Reader,
  therapistId: string,
  entries: readonly ComingEntry[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.importedSession.findMany({
    where: { therapistId, key: { in: entries.map(({ key }) => key) } },
    select: { key: true },
  });
  return new Set(rows.map(({ key }) => key));
}

/** Appointments and holds of the calendar, and of others at its places, that have not ended, in order. */
async function spotsHere(tx: Reader, { calendar }: Practice, now: Date): Promise<Spot[]> {
  if (!calendar) return [];
  const rows = await tx.booking.findMany({
    where: {
      ...bookedWhere(calendar.id, premisesOf(calendar)),
      AND: { OR: [{ status: 'confirmed' }, { status: 'held', heldUntil: { gt: now } }] },
      blockedUntil: { gt: now },
    },
    orderBy: { startsAt: 'asc' },
    select: { calendarId: true, premisesId: true, startsAt: true, blockedUntil: true },
  });
  return rows.map(({ calendarId, premisesId, ...time }) => ({
    ...time,
    onlyAt: calendarId === calendar.id ? null : premisesId,
  }));
}

/** The clients of some entries who cannot be given a session, with the reason. */
async function refusedClients(
  tx: Reader,
  therapistId: string,
  matched: readonly { readonly person: Known; readonly ends: number }[],
): Promise<ReadonlyMap<string, EntryFault>> {
  const last = new Map<string, number>();
  for (const { person, ends } of matched)
    if (!person.isCard) last.set(person.id, Math.max(ends, last.get(person.id) ?? 0));
  const refused = new Map<string, EntryFault>();
  for (const [id, ends] of last) {
    const client = await findClientToAsk(tx, therapistId, id, new Date(ends));
    if (client === null) refused.set(id, 'no-client');
    else if (client === 'handed-over') refused.set(id, client);
  }
  return refused;
}

/** Why the entry itself cannot be a session; null for one that can. */
function faultOf(
  { why, key, starts, ends }: ComingEntry,
  { known, seen, now }: { known: ReadonlySet<string>; seen: Set<string>; now: Date },
): EntryFault | null {
  if (why !== null) return why;
  if (starts === null || ends === null) return 'unread';
  if (starts <= now.getTime()) return 'begun';
  const minutes = (ends - starts) / minute;
  if (minutes < shortestSession || minutes > longestSession) return 'length';
  if (known.has(key)) return 'known';
  if (seen.has(key)) return 'same';
  seen.add(key);
  return null;
}

type Wanted = Omit<ComingSession, 'blockedUntil'>;

/** Gives each session its break, and leaves out those that overlap; of two in the file the earlier one stays. */
function placed(
  wanted: readonly Wanted[],
  spots: readonly Spot[],
  calendar: ArrangingCalendar | null,
): readonly (ComingSession | (Wanted & { readonly why: EntryFault }))[] {
  const inOrder = wanted.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  let free = 0;
  return inOrder.map((one, index) => {
    const premises = calendar && placeAt(calendar, one).premisesId;
    const next = spots.find(
      ({ blockedUntil, onlyAt }) => blockedUntil > one.startsAt && (onlyAt === null || onlyAt === premises),
    );
    if (next && next.startsAt < one.endsAt) return { ...one, why: next.onlyAt ? 'place' : 'taken' };
    if (one.startsAt.getTime() < free) return { ...one, why: 'overlap' };
    free = one.endsAt.getTime();
    let after = index + 1;
    while (after < inOrder.length && (inOrder[after]?.startsAt ?? one.endsAt) < one.endsAt) after += 1;
    const until = Math.min(
      free + (calendar?.bufferMinutes ?? 0) * minute,
      next?.startsAt.getTime() ?? Number.POSITIVE_INFINITY,
      inOrder[after]?.startsAt.getTime() ?? Number.POSITIVE_INFINITY,
    );
    return { ...one, blockedUntil: new Date(until) };
  });
}

/**
 * Every entry as a session with its client, or with the reason why it is left out, in order. A preview and an
 * import ask this, so that they agree.
 */
export async function judge(
  tx: Reader,
  practice: Practice,
  entries: readonly ComingEntry[],
  now: Date,
): Promise<Judged> {
  const { therapistId } = practice;
  const known = await keysHere(tx, therapistId, entries);
  const match = await matcherOf(tx, therapistId, entries);
  const seen = new Set<string>();
  const left: Left[] = [];
  const matched: (ComingEntry & { starts: number; ends: number; person: Known })[] = [];
  for (const entry of entries) {
    const { title, starts, ends } = entry;
    const fault = faultOf(entry, { known, seen, now });
    const found = fault === null ? match(entry) : { why: fault };
    if ('person' in found && starts !== null && ends !== null)
      matched.push({ ...entry, starts, ends, person: found.person });
    else if ('why' in found)
      left.push({ title, startsAt: starts === null ? null : new Date(starts), why: found.why });
  }
  const refused = await refusedClients(tx, therapistId, matched);
  const wanted: Wanted[] = [];
  for (const { key, series, title, person, starts, ends } of matched) {
    const why = refused.get(person.id);
    const startsAt = new Date(starts);
    if (why) left.push({ title, startsAt, why });
    else wanted.push({ key, series, title, person, startsAt, endsAt: new Date(ends) });
  }
  const spots = await spotsHere(tx, practice, now);
  const sessions: ComingSession[] = [];
  for (const one of placed(wanted, spots, practice.calendar)) {
    if ('why' in one) left.push({ title: one.title, startsAt: one.startsAt, why: one.why });
    else sessions.push(one);
  }
  const moment = ({ startsAt }: Left) => startsAt?.getTime() ?? 0;
  return { sessions, left: left.sort((one, other) => moment(one) - moment(other)) };
}
