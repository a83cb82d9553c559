import 'server-only';
import { z } from 'zod';
import { readInThread } from '@/lib/booking/calendar/busy/reader';
import { busyBounds } from '@/lib/booking/calendar/busy/rules';

const stretchesRead = z.strictObject({
  busy: z.array(z.tuple([z.number(), z.number()])),
  unread: z.number().int(),
});

export type Stretch = { readonly startsAt: Date; readonly endsAt: Date };

type Window = {
  /** IANA zone for whole days and for times without a zone. */
  readonly timeZone: string;
  readonly from: Date;
  readonly until: Date;
  /** Host of our own entries, which are left out: the calendar has them already. */
  readonly ownHost: string;
  /** Addresses of the calendar's owner, to recognise invitations that they declined. */
  readonly owners?: readonly string[];
  /** Milliseconds for parsing the file. */
  readonly longestMs?: number;
};

/**
 * The times at which the owner of a calendar file (RFC 5545) is busy, in order, with overlapping ones joined.
 * Entries that are cancelled, declined or marked as free do not count.
 * @returns `unread`: the number of entries that could not be read, for example because their zone is unknown
 * @throws BusyRefusal for text that is no calendar, and for a calendar over our limits
 */
export async function busyStretches(
  text: string,
  { timeZone, from, until, ownHost, owners = [], longestMs = busyBounds.parseMs }: Window,
): Promise<{ readonly busy: readonly Stretch[]; readonly unread: number }> {
  const { busy, unread } = await readInThread(
    'read',
    text,
    {
      timeZone,
      from: from.getTime(),
      until: until.getTime(),
      ownHost,
      owners: owners.map((address) => address.toLowerCase()),
      mostTimes: busyBounds.times,
      mostSteps: busyBounds.steps,
    },
    stretchesRead,
    longestMs,
  );
  return {
    unread,
    busy: busy.map(([starts, ends]) => ({ startsAt: new Date(starts), endsAt: new Date(ends) })),
  };
}
