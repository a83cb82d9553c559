import { parentPort, workerData } from 'node:worker_threads';
import { clockOf, clockOfFile } from './clock.mjs';
import { declinedBy } from './invited.mjs';
import { calendarsIn, momentOf, Unread, valuesOf, wordOf } from './lines.mjs';
import { instantsOf, occurrencesOf, periodsOf, spanOf, TooMany } from './occurrences.mjs';
import { zoneNamed } from './zones.mjs';

const { text, timeZone, from, until, ownHost, owners, mostTimes, mostSteps } = workerData;

const twoDaysMs = 2 * 86_400_000;
const utc = { toInstant: (wall) => wall, toWall: (instant) => instant };
const busy = [];
let unread = 0;
let steps = 0;

function step() {
  steps += 1;
  if (steps > mostSteps) throw new TooMany();
}

function keep([begins, ends]) {
  const starts = Math.max(begins, from);
  const stops = Math.min(ends, until);
  if (!(starts < stops)) return;
  if (busy.length >= mostTimes) throw new TooMany();
  busy.push([starts, stops]);
}

/** Reads one entry; an unreadable one is counted and does not affect the others. */
function tryEntry(read) {
  try {
    return read();
  } catch (error) {
    if (error instanceof TooMany) throw error;
    unread += 1;
    return null;
  }
}

/** The clocks of one calendar: for its own zones, named zones, times without a zone and whole days. */
function clocksOf({ lines, parts }) {
  const ofFile = new Map();
  for (const { name, lines: zone } of parts) {
    const clock = name === 'VTIMEZONE' ? clockOfFile(['BEGIN:VTIMEZONE', ...zone, 'END:VTIMEZONE']) : null;
    if (clock) ofFile.set(wordOf(zone, 'TZID').replaceAll('"', ''), clock);
  }
  const floating = wordOf(lines, 'X-WR-TIMEZONE') || wordOf(lines, 'TIMEZONE-ID');
  const known = new Map([['', floating ? null : clockOf(timeZone)]]);
  const find = (zone) => {
    const name = zone === '' ? floating : zone.replaceAll('"', '');
    if (name.toUpperCase() === 'Z') return utc;
    const found = ofFile.get(name);
    if (found) return found;
    const iana = zoneNamed(name);
    return iana === null ? null : clockOf(iana);
  };
  const clock = (zone) => {
    if (!known.get(zone)) known.set(zone, find(zone));
    const found = known.get(zone);
    if (!found) throw new Unread();
    return found;
  };
  const ofDays = clockOf(timeZone);
  return {
    read: (written, tzid) => {
      const moment = momentOf(written);
      const zone = moment.zone ?? tzid ?? '';
      return { ...moment, zone, clock: () => (moment.isDate ? ofDays : clock(zone)) };
    },
  };
}

/** Whether the last time of an entry is before the days that are read, in any zone. */
function isOver(lines) {
  try {
    const walls = ['DTSTART', 'DTEND'].flatMap((name) =>
      valuesOf(lines, name).map(({ value }) => momentOf(value).wall),
    );
    if (valuesOf(lines, 'RDATE').length > 0 || wordOf(lines, 'DURATION') || walls.length === 0) return false;
    for (const { value } of valuesOf(lines, 'RRULE')) {
      const [, last] = /(?:^|;)UNTIL=([^;]*)/i.exec(value) ?? [];
      if (last === undefined) return false;
      walls.push(momentOf(last).wall);
    }
    return Math.max(...walls) + twoDaysMs < from;
  } catch {
    return false;
  }
}

const isOurs = (uid) => /^(?:booking|session)-[0-9a-f-]{36}@/.test(uid) && uid.endsWith(`@${ownHost}`);

/** Entries of one calendar, by their UID: a series, and the replacements in it. */
function entriesOf({ lines, parts }) {
  const events = parts.filter(({ name }) => name === 'VEVENT');
  const named = ['X-WR-CALNAME', 'X-WR-RELCALID'].map((name) => wordOf(lines, name).toLowerCase());
  const declined = declinedBy(events, new Set([...owners, ...named]));
  const groups = new Map();
  for (const { lines: own, bad } of events) {
    const uid = wordOf(own, 'UID');
    if (isOurs(uid)) continue;
    const word = (name) => wordOf(own, name).toUpperCase();
    const blocks =
      word('STATUS') !== 'CANCELLED' &&
      word('TRANSP') !== 'TRANSPARENT' &&
      word('X-MICROSOFT-CDO-BUSYSTATUS') !== 'FREE' &&
      !declined(own);
    const key = uid || Symbol('alone');
    const group = groups.get(key) ?? { masters: [], exceptions: [] };
    const isException = own.some((line) => /^RECURRENCE-ID[;:]/i.test(line));
    (isException ? group.exceptions : group.masters).push({ lines: own, bad, blocks });
    groups.set(key, group);
  }
  return [...groups.values()];
}

function read(calendar) {
  const clocks = clocksOf(calendar);
  const spanIn = ({ bad, blocks, lines }) => {
    if (!blocks) return null;
    if (bad) throw new Unread();
    return spanOf(lines, clocks);
  };
  for (const { masters, exceptions } of entriesOf(calendar)) {
    const readable = exceptions.flatMap((one) => {
      const found = tryEntry(() => {
        for (const { value, given } of valuesOf(one.lines, 'RECURRENCE-ID')) {
          clocks.read(value, given.get('TZID')).clock();
        }
        const span = spanIn(one);
        if (span) keep(instantsOf(span));
        return { ...one, span };
      });
      return found ?? [];
    });
    for (const master of masters) {
      if (!master.blocks || isOver(master.lines)) continue;
      tryEntry(() => {
        const span = spanIn(master);
        const times = occurrencesOf(master.lines, span, readable, { clocks, step, from, until });
        for (const instants of times.map(instantsOf)) keep(instants);
      });
    }
  }
  for (const { name, lines, bad } of calendar.parts) {
    if (name !== 'VFREEBUSY') continue;
    if (bad) unread += 1;
    const periods = lines.flatMap((line) => tryEntry(() => periodsOf([line], clocks)) ?? []);
    for (const period of periods) tryEntry(() => keep(period()));
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
  for (const calendar of calendarsIn(text)) read(calendar);
  answer = { busy: joined(), unread };
} catch (error) {
  answer = { failure: error instanceof TooMany ? 'too-many' : 'not-a-calendar' };
}
parentPort.postMessage(answer);
