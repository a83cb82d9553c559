import 'server-only';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { type BusyFailure, busyBounds } from '@/lib/booking/calendar/busy/rules';

/** A calendar file that cannot be used. */
export class BusyRefusal extends Error {
  override name = 'BusyRefusal';
  constructor(readonly failure: BusyFailure) {
    super(`the calendar cannot be used: ${failure}`);
  }
}

/**
 * Runs in a thread of its own, which is ended when it takes too long or too much: rules of repetition can be written so
 * that no library comes to an end with them. Times without a zone are read on the therapist's clock.
 */
const inThread = `
const { parentPort, workerData } = require('node:worker_threads');
const ICAL = require('ical.js');
const { Temporal } = require('temporal-polyfill');
const { text, timeZone, from, until, ownHost, mostTimes, mostSteps } = workerData;

const dayMs = 86_400_000;
class TooMany extends Error {}

const knownZones = new Map();
function knownZone(name) {
  if (!knownZones.has(name)) {
    let zone = null;
    try { zone = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone; } catch {}
    knownZones.set(name, zone);
  }
  return knownZones.get(name);
}

function instantOf(time, zoneName) {
  const described = time.zone && time.zone !== ICAL.Timezone.localTimezone;
  if (!time.isDate && described) return time.toUnixTime() * 1000;
  const zone = (!time.isDate && zoneName && knownZone(zoneName)) || timeZone;
  const { year, month, day, hour, minute, second } = time;
  const local = time.isDate ? { year, month, day } : { year, month, day, hour, minute, second };
  return Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds;
}

const parameter = (component, name) => {
  const property = component.getFirstProperty(name);
  return property ? property.getParameter('tzid') : undefined;
};
const word = (component, name) => String(component.getFirstPropertyValue(name) || '').toUpperCase();
const blocks = (component) =>
  word(component, 'status') !== 'CANCELLED' && word(component, 'transp') !== 'TRANSPARENT';
const isOurs = (uid) => /^(?:booking|session)-[0-9a-f-]{36}@/.test(uid) && uid.endsWith('@' + ownHost);

const busy = [];
let unread = 0;
let steps = 0;

function keep(event, start, end) {
  if (!blocks(event.component)) return;
  const zoneName = parameter(event.component, 'dtstart');
  const starts = Math.max(instantOf(start, zoneName), from);
  const ends = Math.min(instantOf(end, parameter(event.component, 'dtend') || zoneName), until);
  if (!(starts < ends)) return;
  if (busy.length >= mostTimes) throw new TooMany();
  busy.push([starts, ends]);
}

function keepRepeated(event) {
  const zoneName = parameter(event.component, 'dtstart');
  const plain = Object.keys(event.exceptions).length === 0;
  const length = Math.max(event.duration.toSeconds(), 0) * 1000;
  const occurrences = event.iterator();
  for (let next = occurrences.next(); next; next = occurrences.next()) {
    if (++steps > mostSteps) throw new TooMany();
    const starts = instantOf(next, zoneName);
    if (starts > until) break;
    // A change of the clock makes an entry at most some hours longer.
    if (plain && starts + length + dayMs < from) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    keep(item, startDate, endDate);
  }
}

function read(root) {
  const events = root.getAllSubcomponents('vevent');
  const series = new Map();
  for (const component of events) {
    const uid = String(component.getFirstPropertyValue('uid') || '');
    if (isOurs(uid)) continue;
    const known = series.get(uid) || { masters: [], exceptions: [] };
    (component.hasProperty('recurrence-id') ? known.exceptions : known.masters).push(component);
    series.set(uid, known);
  }
  for (const [uid, { masters, exceptions }] of series) {
    const repeated = masters.length === 1 && uid !== '' && new ICAL.Event(masters[0]).isRecurring();
    const alone = repeated ? [] : [...masters, ...exceptions];
    try {
      if (repeated) keepRepeated(new ICAL.Event(masters[0], { exceptions, strictExceptions: true }));
    } catch (error) {
      if (error instanceof TooMany) throw error;
      unread += 1;
    }
    for (const component of alone) {
      try {
        const event = new ICAL.Event(component);
        if (event.isRecurring()) keepRepeated(event);
        else keep(event, event.startDate, event.endDate);
      } catch (error) {
        if (error instanceof TooMany) throw error;
        unread += 1;
      }
    }
  }
}

function joined() {
  busy.sort((a, b) => a[0] - b[0]);
  const all = [];
  for (const [starts, ends] of busy) {
    const last = all.at(-1);
    if (last && starts <= last[1]) last[1] = Math.max(last[1], ends);
    else all.push([starts, ends]);
  }
  return all;
}

let answer;
try {
  const parsed = ICAL.parse(text);
  const roots = Array.isArray(parsed[0]) ? parsed : [parsed];
  for (const root of roots) {
    if (root[0] !== 'vcalendar') throw new Error('not a calendar');
    read(new ICAL.Component(root));
  }
  answer = { busy: joined(), unread };
} catch (error) {
  answer = { failure: error instanceof TooMany ? 'too-many' : 'not-a-calendar' };
}
parentPort.postMessage(answer);
`;

const threadAnswer = z.union([
  z.strictObject({ busy: z.array(z.tuple([z.number(), z.number()])), unread: z.number().int() }),
  z.strictObject({ failure: z.enum(['too-many', 'not-a-calendar']) }),
]);

/** A stretch of time in which somebody is busy. */
export type Stretch = { readonly startsAt: Date; readonly endsAt: Date };

type Window = {
  /** IANA zone of times without one, and of whole days. */
  readonly timeZone: string;
  readonly from: Date;
  readonly until: Date;
  /** Host of our own entries, which are left out: they are in the calendar already. */
  readonly ownHost: string;
  /** Milliseconds for understanding the file. */
  readonly longestMs?: number;
};

/**
 * The times at which the owner of a calendar file (RFC 5545) is busy, in order, those that overlap joined. Entries that are
 * cancelled or marked as free do not count.
 * @returns `unread`: entries that could not be understood
 * @throws BusyRefusal for text that is no calendar, and for more than we read
 */
export async function busyStretches(
  text: string,
  { timeZone, from, until, ownHost, longestMs = busyBounds.parseMs }: Window,
): Promise<{ readonly busy: readonly Stretch[]; readonly unread: number }> {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR\r?\n/i.test(text)) throw new BusyRefusal('not-a-calendar');
  const worker = new Worker(inThread, {
    eval: true,
    workerData: {
      text: text.replace(/^\uFEFF?\s*/, ''),
      timeZone,
      from: from.getTime(),
      until: until.getTime(),
      ownHost,
      mostTimes: busyBounds.times,
      mostSteps: busyBounds.steps,
    },
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 },
    env: {},
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const answer = threadAnswer.parse(
      await new Promise<unknown>((resolve, reject) => {
        timer = setTimeout(() => reject(new BusyRefusal('too-many')), longestMs);
        worker.once('message', resolve);
        worker.once('error', () => reject(new BusyRefusal('too-many')));
        worker.once('exit', () => reject(new BusyRefusal('too-many')));
      }),
    );
    if ('failure' in answer) throw new BusyRefusal(answer.failure);
    return {
      unread: answer.unread,
      busy: answer.busy.map(([starts, ends]) => ({ startsAt: new Date(starts), endsAt: new Date(ends) })),
    };
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
