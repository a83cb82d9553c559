import 'server-only';
import { Temporal } from 'temporal-polyfill';
import type { Prisma } from '@/generated/prisma/client';
import { recordAudit } from '@/lib/account/audit';
import type { Member } from '@/lib/account/session/session';
import { lockCalendar } from '@/lib/booking/calendar/open';
import { keptHourColumns } from '@/lib/booking/kept-hour/columns';
import { enqueueKeptHour } from '@/lib/booking/kept-hour/jobs';
import { type KeptHour, mostKept, weeksOf } from '@/lib/booking/kept-hour/rules';
import type { KeptHourInput } from '@/lib/booking/kept-hour/schema';
import { collide, timesOf } from '@/lib/booking/kept-hour/times';
import { furthestDays } from '@/lib/booking/schedule/rules';
import { bookedBy } from '@/lib/care/participant/columns';
import { findClientToAsk } from '@/lib/care/session/access';
import { day } from '@/lib/format/duration';
import { isUuid } from '@/lib/format/uuid';
import { dayOnClock } from '@/lib/format/wall-clock';
import type { Refused } from '@/lib/server/action/outcome';
import { db, type Tx } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';

type NotSaved = Refused<
  'not-linked' | 'no-calendar' | 'no-client' | 'handed-over' | 'day' | 'closed' | 'taken' | 'too-many'
>;
/** `others`: agreed appointments of others in the hour within the calendar's horizon. */
type Saved = { readonly done: true; readonly others: number };

type Terms = {
  readonly id: string;
  readonly timeZone: string;
  readonly bufferMinutes: number;
  readonly horizonDays: number;
};

type Person = {
  /** How their appointments name them. */
  readonly books: Prisma.ParticipantWhereInput;
  readonly clientId: string | null;
  readonly cardId: string | null;
  readonly userId: string | null;
};

/** The client or the person with a card for whom an hour is kept. */
async function findPerson(
  tx: Tx,
  therapistId: string,
  { client: wanted, card: cardId }: Pick<KeptHourInput, 'client' | 'card'>,
  now: Date,
): Promise<Person | 'handed-over' | null> {
  if (cardId === '') {
    const client = await findClientToAsk(tx, therapistId, wanted, now);
    if (!client || client === 'handed-over') return client;
    const { id: clientId, userId } = client;
    return { books: { clientId }, clientId, cardId: null, userId };
  }
  if (!isUuid(cardId)) return null;
  // A link or a deletion of the card waits, and then finds the hour.
  const [card] = await tx.$queryRaw<{ email: string | null }[]>`
    SELECT email::text AS email FROM client_cards
    WHERE id = ${cardId}::uuid AND therapist_id = ${therapistId}::uuid AND client_id IS NULL
      AND refused_at IS NULL FOR SHARE`;
  if (!card) return null;
  const books = card.email === null ? { id: { in: [] } } : { email: card.email.toLowerCase() };
  return { books, clientId: null, cardId, userId: null };
}

/** Counts the agreed appointments of others in a kept hour up to the horizon; they stay. */
async function countOthers(
  tx: Tx,
  hour: KeptHour,
  who: Person['books'],
  { calendar, now }: { calendar: Terms; now: Date },
): Promise<number> {
  const until = new Date(now.getTime() + calendar.horizonDays * day);
  const times = timesOf(hour, calendar, { from: now, until });
  if (times.length === 0) return 0;
  return tx.booking.count({
    where: {
      calendarId: calendar.id,
      status: 'confirmed',
      NOT: bookedBy(who),
      OR: times.map(({ startsAt, endsAt }) => ({ startsAt: { lt: endsAt }, endsAt: { gt: startsAt } })),
    },
  });
}

/**
 * Keeps an hour of the viewer's calendar for one of their clients, or for a person with a card, every week or
 * every two: until it is released no other person is offered it. Agreed appointments in it stay. The same hour kept twice is one.
 */
export async function keepHour(
  viewer: Member,
  input: KeptHourInput,
  request: AuditedRequest,
  now: Date = new Date(),
): Promise<Saved | NotSaved> {
  const refused = (because: NotSaved['because']): NotSaved => ({ done: false, because });
  const therapist = await therapistOf(viewer);
  if (!therapist) return refused('not-linked');
  return db.$transaction(async (tx): Promise<Saved | NotSaved> => {
    const person = await findPerson(tx, therapist.id, input, now);
    if (!person) return refused('no-client');
    if (person === 'handed-over') return refused('handed-over');
    // New bookings wait for this lock, and then read the kept hours.
    const locked = await lockCalendar(tx, therapist.id);
    if (!locked) return refused('no-calendar');
    const today = dayOnClock(now.getTime(), locked.timeZone);
    const last = today.add({ days: furthestDays }).toString();
    if (input.firstDate < today.toString() || input.firstDate > last) return refused('day');
    const hour: KeptHour = {
      clientId: person.clientId,
      cardId: person.cardId,
      weekday: Temporal.PlainDate.from(input.firstDate).dayOfWeek,
      startMinute: input.startsAt,
      minutes: input.minutes,
      everyWeeks: weeksOf(input.repeat),
      fromDate: new Date(input.firstDate),
    };
    const { hours, keptHours, ...calendar } = await tx.calendar.findUniqueOrThrow({
      where: { id: locked.id },
      select: {
        ...{ id: true, timeZone: true, bufferMinutes: true, horizonDays: true },
        hours: { where: { weekday: hour.weekday }, select: { startMinute: true, endMinute: true } },
        keptHours: { select: keptHourColumns },
      },
    });
    const end = hour.startMinute + hour.minutes;
    if (!hours.some(({ startMinute, endMinute }) => startMinute <= hour.startMinute && end <= endMinute))
      return refused('closed');
    const others = await countOthers(tx, hour, person.books, { calendar, now });
    const met = keptHours.filter((one) => collide(one, hour, calendar.bufferMinutes));
    const isSame = ({ clientId, cardId, startMinute, minutes, everyWeeks }: KeptHour) =>
      clientId === hour.clientId &&
      cardId === hour.cardId &&
      startMinute === hour.startMinute &&
      minutes === hour.minutes &&
      everyWeeks === hour.everyWeeks;
    if (met.length === 1 && met.every(isSame)) return { done: true, others };
    if (met.length > 0) return refused('taken');
    if (keptHours.length >= mostKept) return refused('too-many');
    const made = await tx.keptHour.create({
      data: { calendarId: calendar.id, ...hour },
      select: { id: true },
    });
    if (person.userId)
      await enqueueKeptHour(tx, 'kept', { ...hour, ...made }, { calendar, userId: person.userId, now });
    await recordAudit(tx, {
      actor: viewer,
      action: 'availability.changed',
      subject: { table: 'calendars', id: calendar.id },
      ...(person.userId && { subjectUserId: person.userId }),
      details: { what: 'hour kept', weeks: hour.everyWeeks },
      request,
    });
    return { done: true, others };
  });
}

/** Releases a kept hour of the viewer's calendar, so that everybody can book it. */
export async function releaseHour(
  viewer: Member,
  id: string,
  request: AuditedRequest,
): Promise<'released' | 'gone'> {
  const now = new Date();
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(id)) return 'gone';
  return db.$transaction(async (tx) => {
    const found = await tx.keptHour.findFirst({
      where: { id, calendar: { therapistId: therapist.id } },
      select: {
        ...{ id: true, ...keptHourColumns },
        calendar: { select: { id: true, timeZone: true, bufferMinutes: true } },
        client: { select: { userId: true } },
      },
    });
    // Another window may have been quicker.
    const { count } = await tx.keptHour.deleteMany({
      where: { id, calendar: { therapistId: therapist.id } },
    });
    if (!found || count === 0) return 'gone';
    const { calendar, client, ...hour } = found;
    if (client) await enqueueKeptHour(tx, 'released', hour, { calendar, userId: client.userId, now });
    await recordAudit(tx, {
      actor: viewer,
      action: 'availability.changed',
      subject: { table: 'calendars', id: calendar.id },
      ...(client && { subjectUserId: client.userId }),
      details: { what: 'hour released' },
      request,
    });
    return 'released';
  });
}

/** Releases every hour that a therapist keeps for this client, who goes on with another one. */
export async function releaseHoursBetween(
  tx: Pick<Tx, 'keptHour'>,
  { clientId, therapistId }: { readonly clientId: string; readonly therapistId: string },
): Promise<void> {
  await tx.keptHour.deleteMany({ where: { clientId, calendar: { therapistId } } });
}
