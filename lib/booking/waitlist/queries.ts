import 'server-only';
import { unstable_cache } from 'next/cache';
import type { Member } from '@/lib/account/session/session';
import { holdLink, waitlistLink } from '@/lib/booking/link';
import { confirmHours, type Ending } from '@/lib/booking/waitlist/rules';
import { hour } from '@/lib/format/duration';
import { therapistsTag } from '@/lib/server/cache/cache-tags';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import { therapistOf } from '@/lib/therapist/access';
import { type FreeOther, freeOthers } from '@/lib/therapist/free-times/others';

export type Waitlist = {
  readonly waiting: number;
  /** Median days until a first offer; null below five people in a year. */
  readonly usualDays: number | null;
};

/** A median of fewer offers would be chance. */
const fewestMeasured = 5;

type Row = { readonly waiting: number; readonly usualDays: number | null };

async function read(slug: string): Promise<Waitlist | null> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT count(e.id) FILTER (WHERE e.ended_at IS NULL AND e.confirmed_at IS NOT NULL)::integer AS waiting,
      CASE WHEN count(e.first_offered_at) >= ${fewestMeasured} THEN
        percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM e.first_offered_at - e.confirmed_at) / 86400)
          FILTER (WHERE e.first_offered_at IS NOT NULL)
      END::float8 AS "usualDays"
    FROM therapists t JOIN calendars c ON c.therapist_id = t.id
      LEFT JOIN waitlist_entries e ON e.therapist_id = t.id
    WHERE t.slug = ${slug} AND t.is_active GROUP BY t.id`;
  return row ?? null;
}

/**
 * The waitlist of a therapist who can be booked online, at most fifteen seconds old; null without one, or if
 * it cannot be read.
 */
export async function waitlistOf(slug: string): Promise<Waitlist | null> {
  const cached = unstable_cache(() => read(slug), ['therapist-waitlist', slug], {
    tags: [therapistsTag],
    revalidate: 15,
  });
  try {
    return await cached();
  } catch (error) {
    log.warn('waitlist of a profile could not be read', { error });
    return null;
  }
}

type Turn = { readonly place: number; readonly waiting: number };

type PlaceState =
  | { readonly state: 'unconfirmed' }
  | ({ readonly state: 'waiting'; readonly quietUntil: Date | null } & Turn)
  | {
      readonly state: 'offered';
      readonly startsAt: Date;
      readonly until: Date;
      /** Address of the page where it can be booked. */
      readonly bookAt: `/book/details/${string}`;
    }
  | { readonly state: 'ended'; readonly because: Ending | 'unconfirmed' };

export type WaitlistPosition = PlaceState & {
  readonly therapist: { readonly slug: string; readonly name: string; readonly listed: boolean };
  readonly timeZone: string;
  readonly usualDays: number | null;
  readonly others: readonly FreeOther[];
};

async function turnOf(entryId: string): Promise<Turn | undefined> {
  const [turn] = await db.$queryRaw<Turn[]>`
    SELECT count(*) FILTER (WHERE (e.confirmed_at, e.id) <= (own.confirmed_at, own.id))::integer AS place,
      count(*)::integer AS waiting
    FROM waitlist_entries own JOIN waitlist_entries e USING (therapist_id)
    WHERE own.id = ${entryId}::uuid AND e.ended_at IS NULL AND e.confirmed_at IS NOT NULL`;
  return turn;
}

const endings: readonly Ending[] = ['left', 'booked', 'unanswered', 'expired'];

async function stateOf(
  id: string,
  now: Date,
): Promise<{ state: PlaceState; therapistId: string; timeZone: string } | null> {
  const entry = await db.waitlistEntry.findUnique({
    where: { id },
    select: {
      therapistId: true,
      timeZone: true,
      requestedAt: true,
      confirmedAt: true,
      quietUntil: true,
      offeredUntil: true,
      endedAt: true,
      endedBecause: true,
      booking: { select: { id: true, startsAt: true, heldUntil: true, status: true } },
    },
  });
  if (!entry) return null;
  const { therapistId, timeZone, booking, offeredUntil, quietUntil } = entry;
  if (entry.endedAt) {
    const because = endings.find((known) => known === entry.endedBecause) ?? 'left';
    return { therapistId, timeZone, state: { state: 'ended', because } };
  }
  if (!entry.confirmedAt) {
    const open = entry.requestedAt.getTime() > now.getTime() - confirmHours * hour;
    return {
      therapistId,
      timeZone,
      state: open ? { state: 'unconfirmed' } : { state: 'ended', because: 'unconfirmed' },
    };
  }
  if (booking?.status === 'held' && booking.heldUntil && offeredUntil && offeredUntil > now) {
    const bookAt = `/book/details/${holdLink.token(booking.id, booking.heldUntil)}` as const;
    return {
      therapistId,
      timeZone,
      state: { state: 'offered', startsAt: booking.startsAt, until: offeredUntil, bookAt },
    };
  }
  const turn = (await turnOf(id)) ?? { place: 1, waiting: 1 };
  return { therapistId, timeZone, state: { state: 'waiting', quietUntil, ...turn } };
}

/** The place behind the link of a mail; null if the link is forged or expired, or the place deleted. */
export async function positionOfLink(token: string): Promise<WaitlistPosition | null> {
  const now = new Date();
  const id = waitlistLink.idOf(token, now);
  const found = id === undefined ? null : await stateOf(id, now);
  if (!found) return null;
  const { slug, name, isActive } = await db.therapist.findUniqueOrThrow({
    where: { id: found.therapistId },
    select: { slug: true, name: true, isActive: true },
  });
  const { state } = found.state;
  const helps = state === 'waiting' || state === 'ended';
  return {
    ...found.state,
    timeZone: found.timeZone,
    therapist: { slug, name, listed: isActive },
    usualDays: state === 'waiting' ? ((await waitlistOf(slug))?.usualDays ?? null) : null,
    others: helps ? await freeOthers(found.therapistId, 3, { now }) : [],
  };
}

/** A waitlist for its therapist and the team: numbers and days, no addresses. */
export type WaitlistCounts = {
  readonly waiting: number;
  /** Since when the first person has waited. */
  readonly since: Date | null;
  readonly offered: number;
};

const nobody: WaitlistCounts = { waiting: 0, since: null, offered: 0 };

/** The caller must have checked that the viewer may see this therapist. */
export async function countWaiting(therapistId: string): Promise<WaitlistCounts> {
  const [row] = await db.$queryRaw<WaitlistCounts[]>`
    SELECT count(*)::integer AS waiting, min(confirmed_at) AS since,
      (count(*) FILTER (WHERE booking_id IS NOT NULL AND offered_until > now()))::integer AS offered
    FROM waitlist_entries
    WHERE therapist_id = ${therapistId}::uuid AND ended_at IS NULL AND confirmed_at IS NOT NULL`;
  return row ?? nobody;
}

/** The waitlist of the viewer, a therapist; null while no listing is linked to the account. */
export async function ownWaitlist(viewer: Member): Promise<WaitlistCounts | null> {
  const therapist = await therapistOf(viewer);
  return therapist && countWaiting(therapist.id);
}
