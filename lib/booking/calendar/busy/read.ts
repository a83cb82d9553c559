import 'server-only';
import type { BusySource } from '@/generated/prisma/client';
import { BusyRefusal } from '@/lib/booking/calendar/busy/reader';
import {
  type BusyFailure,
  busyBounds,
  busyDays,
  busyPath,
  readEveryMs,
  toldAfterMs,
} from '@/lib/booking/calendar/busy/rules';
import { openAddress } from '@/lib/booking/calendar/busy/sealed';
import { busyStretches, type Stretch } from '@/lib/booking/calendar/busy/stretches';
import { day } from '@/lib/format/duration';
import { notifyAndMail } from '@/lib/notification/commands';
import { db, type Tx } from '@/lib/server/db';
import { transactionOptions } from '@/lib/server/db/transaction';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { exchange } from '@/lib/server/outbound/exchange';
import { OutboundFailure } from '@/lib/server/outbound/failure';
import { type Network, publicInternet } from '@/lib/server/outbound/network';
import { SealUnavailable } from '@/lib/server/seal/master-key';

/** Statuses by which a server refuses this address. */
const refusals: ReadonlySet<number> = new Set([401, 403, 404, 410]);

function failureOf(status: number): BusyFailure {
  return refusals.has(status) ? 'refused' : 'unreachable';
}

/**
 * The text behind the secret address of a calendar.
 * @throws BusyRefusal with the reason for a failed reading
 */
async function fetchCalendar(address: string, network: Network): Promise<string> {
  const url = new URL(address);
  if (url.hostname === new URL(env.APP_URL).hostname) throw new BusyRefusal('own');
  try {
    const { status, body } = await exchange(url, {
      headers: { accept: 'text/calendar, text/plain;q=0.5' },
      mostBytes: busyBounds.bytes,
      longestMs: busyBounds.fetchMs,
      mostRedirects: busyBounds.redirects,
      network,
    });
    if (status !== 200) throw new BusyRefusal(failureOf(status));
    return body.toString('utf8');
  } catch (error) {
    throw error instanceof OutboundFailure ? new BusyRefusal(error.reason) : error;
  }
}

/** The result of a reading; null when the address was removed or changed meanwhile. */
export type Reading =
  | { readonly read: true; readonly count: number; readonly unread: number }
  | { readonly read: false; readonly failure: BusyFailure }
  | null;

type Found = { readonly busy: readonly Stretch[]; readonly unread: number };
type Source = BusySource & {
  readonly calendar: {
    readonly timeZone: string;
    readonly therapist: { readonly email: string; readonly user: { readonly email: string } | null } | null;
  };
};

/** The owner's known addresses: the one here, and the one in a secret address of Google's. */
function ownersOf({ therapist }: Source['calendar'], address: string): string[] {
  const named =
    URL.parse(address)
      ?.pathname.split('/')
      .filter((part) => /@|%40/i.test(part)) ?? [];
  const known = [therapist?.email, therapist?.user?.email].filter((one) => one !== undefined);
  return [...known, ...named.map((part) => part.replaceAll(/%40/gi, '@'))];
}

async function find(source: Source, network: Network, now: Date): Promise<Found | BusyFailure> {
  try {
    const address = openAddress(source);
    const text = await fetchCalendar(address, network);
    return await busyStretches(text, {
      timeZone: source.calendar.timeZone,
      from: new Date(now.getTime() - busyDays.back * day),
      until: new Date(now.getTime() + busyDays.ahead * day),
      ownHost: new URL(env.APP_URL).hostname,
      owners: ownersOf(source.calendar, address),
    });
  } catch (error) {
    if (error instanceof BusyRefusal) return error.failure;
    if (!(error instanceof SealUnavailable)) throw error;
    log.error('the address of a calendar cannot be opened', { part: 'busy-times', error });
    return 'sealed';
  }
}

/** Locks the row if it still holds the address that was read: another address has its own reading. */
async function lockSame(tx: Tx, { calendarId, sealedAddress }: BusySource): Promise<BusySource | null> {
  await tx.$queryRaw`SELECT 1 FROM busy_sources WHERE calendar_id = ${calendarId}::uuid FOR UPDATE`;
  const found = await tx.busySource.findUnique({ where: { calendarId } });
  return found && Buffer.from(sealedAddress).equals(found.sealedAddress) ? found : null;
}

/** Replaces the stored times; equal ones stay, so that an unchanged calendar changes nothing. */
async function replaceTimes(tx: Tx, calendarId: string, busy: readonly Stretch[]): Promise<void> {
  const starts = busy.map(({ startsAt }) => startsAt);
  const ends = busy.map(({ endsAt }) => endsAt);
  await tx.$executeRaw`
    DELETE FROM busy_times t WHERE t.calendar_id = ${calendarId}::uuid AND NOT EXISTS (
      SELECT FROM unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) AS n (starts_at, ends_at)
      WHERE n.starts_at = t.starts_at AND n.ends_at = t.ends_at)`;
  await tx.$executeRaw`
    INSERT INTO busy_times (calendar_id, starts_at, ends_at)
    SELECT ${calendarId}::uuid, n.starts_at, n.ends_at
    FROM unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) AS n (starts_at, ends_at)
    WHERE NOT EXISTS (
      SELECT FROM busy_times t WHERE t.calendar_id = ${calendarId}::uuid AND t.starts_at = n.starts_at)`;
}

const inMs = (now: Date, ms: number) => new Date(now.getTime() + ms);

async function keepFound(tx: Tx, { calendarId }: BusySource, { busy, unread }: Found, now: Date) {
  await replaceTimes(tx, calendarId, busy);
  await tx.busySource.update({
    where: { calendarId },
    data: {
      readAt: now,
      unread,
      failure: null,
      failingSince: null,
      toldAt: null,
      dueAt: inMs(now, readEveryMs.usual),
    },
  });
}

/** The times of the last success stay: an hour without an answer must not offer taken times. */
async function keepFailure(tx: Tx, source: BusySource, failure: BusyFailure, now: Date): Promise<void> {
  const failingSince = source.failingSince ?? now;
  const longFailing = now.getTime() - failingSince.getTime() >= toldAfterMs;
  const tells = longFailing && source.toldAt === null;
  const { calendarId } = source;
  await tx.busySource.update({
    where: { calendarId },
    data: {
      failure,
      failingSince,
      dueAt: inMs(now, longFailing ? readEveryMs.failing : readEveryMs.usual),
      ...(tells && { toldAt: now }),
    },
  });
  if (!tells) return;
  const owner = await tx.therapist.findFirst({
    where: { calendar: { id: calendarId } },
    select: { userId: true },
  });
  if (!owner?.userId) return;
  await notifyAndMail(
    tx,
    {
      userId: owner.userId,
      kind: 'calendar.unread',
      title: 'We could not update your other calendar for a day',
      body: 'The last busy times still apply. We do not have newer ones.',
      href: busyPath,
    },
    now,
  );
}

/**
 * Reads a therapist's other calendar and stores their busy times: beginnings and ends only. After a failure
 * the times of the last reading stay; after a day of failures the therapist is notified.
 */
export async function readBusyTimes(
  calendarId: string,
  { network = publicInternet, now = new Date() }: { readonly network?: Network; readonly now?: Date } = {},
): Promise<Reading> {
  const source = await db.busySource.findUnique({
    where: { calendarId },
    include: {
      calendar: {
        select: {
          timeZone: true,
          therapist: { select: { email: true, user: { select: { email: true } } } },
        },
      },
    },
  });
  if (!source) return null;
  const found = await find(source, network, now);
  return db.$transaction(async (tx): Promise<Reading> => {
    const locked = await lockSame(tx, source);
    if (!locked) return null;
    if (typeof found === 'string') {
      await keepFailure(tx, locked, found, now);
      return { read: false, failure: found };
    }
    await keepFound(tx, locked, found, now);
    const count = found.busy.filter(({ endsAt }) => endsAt > now).length;
    return { read: true, count, unread: found.unread };
  }, transactionOptions.import);
}
