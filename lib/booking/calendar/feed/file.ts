import 'server-only';
import { createHash } from 'node:crypto';
import { createEvents, type EventAttributes } from 'ics';
import { site } from '@/content/site';
import type { Feed, FeedEvent } from '@/lib/booking/calendar/feed/queries';
import { initialsOf } from '@/lib/booking/calendar/feed/rules';
import { utcParts } from '@/lib/booking/calendar/utc-parts';
import { env } from '@/lib/server/env';
import { modeLabel } from '@/lib/therapist/rules';

/** The library writes an event's stamp but omits it from its input type. */
type Stamped = EventAttributes & { readonly timestamp: number };

/**
 * An appointment for a phone that others may see: no name, no kind of session, no word about health. The
 * therapist recognises the client by initials; the link leads to the details, behind the sign-in.
 */
function eventOf({
  uid,
  startsAt,
  endsAt,
  mode,
  place,
  fee,
  cancelled,
  sequence,
  changedAt,
  personName,
}: FeedEvent): Stamped {
  const who = personName === null ? null : initialsOf(personName);
  const title = who === null ? 'Appointment' : `Appointment ${who}`;
  return {
    uid: `${uid}@${new URL(env.APP_URL).hostname}`,
    sequence,
    timestamp: changedAt.getTime(),
    lastModified: changedAt.getTime(),
    status: cancelled ? 'CANCELLED' : 'CONFIRMED',
    title: cancelled ? `Cancelled: ${title}` : title,
    // The start page redirects signed-in people to their dashboard; the dashboard's own address would say too much.
    description: `${fee ? `${fee} ` : ''}See it in ${site.name}: ${env.APP_URL}`,
    url: env.APP_URL,
    start: utcParts(startsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: utcParts(endsAt),
    endInputType: 'utc',
    endOutputType: 'utc',
    classification: 'PRIVATE',
    busyStatus: cancelled ? 'FREE' : 'BUSY',
    transp: cancelled ? 'TRANSPARENT' : 'OPAQUE',
    ...(mode !== null && { location: place?.replace(/\s+/g, ' ') ?? modeLabel(mode) }),
  };
}

/** A feed as a calendar file (RFC 5545). The same appointments give the same bytes. */
export function feedFile({ events }: Feed): string {
  const { error, value } = createEvents(events.map(eventOf), {
    productId: `-//${site.name}//Calendar//EN`,
    method: 'PUBLISH',
    calName: site.name,
  });
  if (error || !value) throw new Error('The calendar file could not be made.', { cause: error });
  return value;
}

/** ETag of these bytes, so that a program need not download them again. */
export function entityTag(file: string): string {
  return `"${createHash('sha256').update(file).digest('base64url')}"`;
}
