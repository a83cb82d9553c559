import 'server-only';
import { z } from 'zod';
import { BusyRefusal, readInThread } from '@/lib/booking/calendar/busy/reader';
import {
  type CalendarFault,
  eventBounds,
  largestCalendar,
  readFaults,
} from '@/lib/booking/calendar/import/rules';
import type { ComingEntry, ReadCalendar } from '@/lib/booking/calendar/import/sealed';
import { furthestDays } from '@/lib/booking/schedule/rules';
import { day } from '@/lib/format/duration';
import { env } from '@/lib/server/env';
import { textOfBytes, UnreadableText } from '@/lib/server/file/table/text';
import { sign } from '@/lib/server/secret/derived-secret';

const event = z.strictObject({
  uid: z.string(),
  at: z.number(),
  title: z.string(),
  people: z.array(z.string()),
  starts: z.number().nullable(),
  ends: z.number().nullable(),
  why: z.enum(readFaults).nullable(),
  repeats: z.boolean(),
});

const eventsRead = z.strictObject({ events: z.array(event), over: z.number().int() });

const keyOf = (...parts: readonly (string | number)[]) =>
  sign('imported-session', JSON.stringify(parts)).toString('base64url');

function entryOf({ uid, at, repeats, ...event }: z.output<typeof eventsRead>['events'][number]): ComingEntry {
  // Programs that write no UID are told apart by title and time.
  const known = uid || `${event.title} ${event.starts}`;
  return { ...event, key: keyOf(known, at), series: repeats ? keyOf(known) : null };
}

type Read =
  | { readonly read: true; readonly calendar: ReadCalendar }
  | { readonly read: false; readonly why: CalendarFault };

/**
 * Reads the entries of a calendar file that have not begun, each time of a series as one; entries that are over
 * are counted. The size is checked before anything is parsed.
 * @param timeZone IANA zone for times without a zone
 * @param owners the therapist's own addresses
 */
export async function readComing(
  bytes: Uint8Array,
  { timeZone, owners }: { readonly timeZone: string; readonly owners: readonly string[] },
  now: Date,
): Promise<Read> {
  if (bytes.length > largestCalendar) return { read: false, why: 'too-large' };
  try {
    const { events, over } = await readInThread(
      'events',
      textOfBytes(bytes),
      {
        timeZone,
        from: now.getTime(),
        until: now.getTime() + furthestDays * day,
        ownHost: new URL(env.APP_URL).hostname,
        owners: owners.map((address) => address.toLowerCase()),
        mostEntries: eventBounds.entries,
        mostOfSeries: eventBounds.ofSeries,
        mostSteps: eventBounds.steps,
        longestTitle: eventBounds.title,
      },
      eventsRead,
    );
    if (events.length + over === 0) return { read: false, why: 'empty' };
    return { read: true, calendar: { entries: events.map(entryOf), over } };
  } catch (error) {
    if (error instanceof UnreadableText) return { read: false, why: 'not-text' };
    if (!(error instanceof BusyRefusal)) throw error;
    return { read: false, why: error.failure === 'too-many' ? 'too-many' : 'not-a-calendar' };
  }
}
