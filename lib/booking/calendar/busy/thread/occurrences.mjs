import ICAL from 'ical.js';
import { timeOf, wallOf } from './clock.mjs';
import { Unread, valuesOf, wordOf } from './lines.mjs';

const dayMs = 86_400_000;
const dayOf = (wall) => wall - (((wall % dayMs) + dayMs) % dayMs);

/** The calendar exceeds our limits. */
export class TooMany extends Error {}

function lengthOf(text) {
  const duration = ICAL.Duration.fromString(text);
  if (duration.isNegative) throw new Unread();
  return duration.toSeconds() * 1000;
}

/**
 * Beginning and length of an entry. An end equal to the beginning means one whole day, or no time at all.
 * @param clocks gives the clock of a named zone, of floating times and of whole days
 */
export function spanOf(lines, clocks) {
  const [from] = valuesOf(lines, 'DTSTART');
  const [until] = valuesOf(lines, 'DTEND');
  if (!from) throw new Unread();
  const start = clocks.read(from.value, from.given.get('TZID'));
  const duration = wordOf(lines, 'DURATION');
  if (!until) {
    const length = duration ? lengthOf(duration) : 0;
    return { start, length: start.isDate ? Math.max(Math.ceil(length / dayMs), 1) * dayMs : length };
  }
  const end = clocks.read(until.value, until.given.get('TZID') ?? from.given.get('TZID'));
  const whole = start.isDate && end.isDate;
  const length = whole
    ? end.wall - start.wall
    : end.clock().toInstant(end.wall) - start.clock().toInstant(start.wall);
  if (length < 0) throw new Unread();
  return { start, length: whole ? Math.max(length, dayMs) : length };
}

/** A span as instants; the clock decides the length of a whole day. */
export function instantsOf({ start, length }) {
  const clock = start.clock();
  const from = clock.toInstant(start.wall);
  return [from, start.isDate ? clock.toInstant(start.wall + length) : from + length];
}

/** An instant of another zone as wall time of the series. */
function inSeries(moment, series) {
  if (moment.isDate || moment.zone === series.zone) return moment.wall;
  const wall = series.clock().toWall(moment.clock().toInstant(moment.wall));
  return series.isDate ? dayOf(wall) : wall;
}

/** Whether a time of the series equals one of these, each a time or a whole day. */
function named(lines, name, series, clocks) {
  const times = new Set();
  const days = new Set();
  for (const { value, given } of valuesOf(lines, name)) {
    for (const text of value.split(',')) {
      const moment = clocks.read(text, given.get('TZID') ?? series.zone);
      (moment.isDate ? days : times).add(inSeries(moment, series));
    }
  }
  return (wall) => times.has(wall) || (days.size > 0 && days.has(dayOf(wall)));
}

/**
 * The rule without its end. A rule without a day gets the day of the first entry: otherwise the library takes
 * 1 March for 29 February in a common year.
 */
function ofItsDay(rule, wall) {
  const endless = rule.replace(/;?UNTIL=[^;]*/i, '').replace(/^;/, '');
  const { month, day } = timeOf(wall);
  if (/(?:^|;)BY/i.test(endless)) return endless;
  if (/FREQ=MONTHLY/i.test(endless)) return `${endless};BYMONTHDAY=${day}`;
  return /FREQ=YEARLY/i.test(endless) ? `${endless};BYMONTH=${month};BYMONTHDAY=${day}` : endless;
}

/** The last instant of a rule, as wall time of its series; a day counts to its end. */
function lastOf(rule, series, clocks) {
  const [, until] = /(?:^|;)UNTIL=([^;]*)/i.exec(rule) ?? [];
  if (until === undefined) return Number.POSITIVE_INFINITY;
  const moment = clocks.read(until, series.zone);
  if (moment.isDate) return moment.wall + dayMs - 1;
  // Programs write the end of whole days at midnight in UTC or in the owner's zone: the later of both
  // includes the last day.
  return series.isDate ? Math.max(inSeries(moment, series), moment.wall) : inSeries(moment, series);
}

/**
 * The beginnings of a series, as wall time.
 * @param window `from` and `until`, instants; entries far outside are dropped
 * @param exceptions entries that replace one of the series; those for all later ones move them
 * @throws TooMany, Unread
 */
export function occurrencesOf(lines, { start, length }, exceptions, window) {
  const { clocks, step } = window;
  const left = named(lines, 'EXDATE', start, clocks);
  const changed = exceptions.flatMap((one) => one.lines);
  const replaced = named(changed, 'RECURRENCE-ID', start, clocks);
  const following = exceptions.filter((one) =>
    valuesOf(one.lines, 'RECURRENCE-ID').some(({ given }) => given.get('RANGE') === 'THISANDFUTURE'),
  );
  const walls = new Map();
  const add = (wall, own = length) => {
    step();
    if (wall > window.until + dayMs) return false;
    const near = wall + own + 2 * dayMs >= window.from || following.length > 0;
    if (near && !left(wall) && !replaced(wall)) walls.set(wall, own);
    return true;
  };
  add(start.wall);
  for (const { value, given } of valuesOf(lines, 'RDATE')) {
    for (const text of value.split(',')) {
      const [at, end] = text.split('/');
      const wall = inSeries(clocks.read(at, given.get('TZID') ?? start.zone), start);
      if (end === undefined) add(wall);
      else if (/^\+?P/i.test(end)) add(wall, lengthOf(end));
      else add(wall, inSeries(clocks.read(end, given.get('TZID') ?? start.zone), start) - wall);
    }
  }
  for (const { value } of valuesOf(lines, 'RRULE')) {
    const last = lastOf(value, start, clocks);
    const rule = ICAL.Recur.fromString(ofItsDay(value, start.wall));
    const steps = rule.iterator(timeOf(start.wall, start.isDate));
    for (let next = steps.next(); next; next = steps.next()) {
      const wall = wallOf(next);
      if (wall > last || !add(wall)) break;
    }
  }
  return moved([...walls], start, following, clocks);
}

/** Moves the entries after one that was changed together with all later ones. */
function moved(walls, start, following, clocks) {
  const changes = following
    .map(({ lines, span, blocks }) => {
      const [{ value, given }] = valuesOf(lines, 'RECURRENCE-ID');
      const from = inSeries(clocks.read(value, given.get('TZID') ?? start.zone), start);
      return { from, span, blocks, by: span ? inSeries(span.start, start) - from : 0 };
    })
    .sort((one, other) => other.from - one.from);
  return walls.flatMap(([wall, length]) => {
    const change = changes.find(({ from }) => from <= wall);
    if (!change) return [{ start: { ...start, wall }, length }];
    if (!change.blocks || !change.span) return [];
    return [{ start: { ...start, wall: wall + change.by }, length: change.span.length }];
  });
}

/** The busy periods of a VFREEBUSY, each as a function that reads it: one that is malformed hides no other. */
export function periodsOf(lines, clocks) {
  return valuesOf(lines, 'FREEBUSY').flatMap(({ value, given }) => {
    if (given.get('FBTYPE')?.toUpperCase() === 'FREE' || value === '') return [];
    return value.split(',').map((text) => () => {
      const [from, until = ''] = text.split('/');
      const start = clocks.read(from, given.get('TZID'));
      const begins = start.clock().toInstant(start.wall);
      if (/^\+?P/i.test(until)) return [begins, begins + lengthOf(until)];
      const end = clocks.read(until, given.get('TZID'));
      const ends = end.clock().toInstant(end.wall);
      if (ends < begins) throw new Unread();
      return [begins, ends];
    });
  });
}
