import { parentPort, workerData } from 'node:worker_threads';
import { clocksOf, entriesOf, isOurs, isOver } from './calendar.mjs';
import { peopleOf } from './invited.mjs';
import { calendarsIn, valuesOf, wordOf } from './lines.mjs';
import { instantsOf, occurrencesOf, spanOf, TooMany } from './occurrences.mjs';

const { text, timeZone, from, until, ownHost, owners, mostEntries, mostOfSeries, mostSteps, longestTitle } =
  workerData;

const events = [];
let over = 0;
let steps = 0;

function step() {
  steps += 1;
  if (steps > mostSteps) throw new TooMany();
}

function keep(event) {
  if (events.length >= mostEntries) throw new TooMany();
  events.push(event);
}

/** TEXT without its escapes (RFC 5545, 3.3.11), on one line. */
function titleOf(lines) {
  const plain = wordOf(lines, 'SUMMARY').replaceAll(/\\([\\;,nN])/g, (_, escaped) =>
    /n/i.test(escaped) ? ' ' : escaped,
  );
  return plain.replaceAll(/\s+/g, ' ').trim().slice(0, longestTitle);
}

/** The words of an entry, and the addresses of all but the calendar's owner. */
function about(uid, lines) {
  const people = peopleOf(lines).map(({ address }) => address);
  return {
    uid,
    title: titleOf(lines),
    people: [...new Set(people)].filter((address) => !owners.includes(address)),
  };
}

/** Keeps the reading of one entry; one that cannot be read is marked so, and affects no other. */
function tryEntry(said, read) {
  try {
    read();
  } catch (error) {
    if (error instanceof TooMany) throw error;
    keep({ ...said, at: 0, starts: null, ends: null, why: 'unread', repeats: false });
  }
}

/** One time of an entry. @param at the instant that tells it from the others of its series, 0 outside a series */
function keepTime(said, { start, length }, { at, why, repeats }) {
  const [starts, ends] = instantsOf({ start, length });
  if (starts <= from) {
    over += 1;
    return;
  }
  const whole = start.isDate ? 'all-day' : null;
  keep({ ...said, at, starts, ends, why: why ?? whole ?? (starts > until ? 'far' : null), repeats });
}

/** The coming times of a series, in order, up to the bound; the rest is named once. */
function keepSeries(said, { lines, why }, span, exceptions, clocks) {
  const coming = occurrencesOf(lines, span, exceptions, { clocks, step, from, until })
    .map((time) => ({ ...time, at: instantsOf(time)[0] }))
    .filter(({ at }) => at > from && at <= until)
    .sort((one, other) => one.at - other.at);
  const [first] = coming;
  if (!first) {
    const [starts] = instantsOf(span);
    // Times that are all replaced are named as their replacements.
    if (starts <= from || starts > until) keepTime(said, span, { at: 0, why, repeats: true });
    return;
  }
  if (why !== null || span.start.isDate) {
    keepTime(said, first, { at: 0, why, repeats: true });
    return;
  }
  for (const time of coming.slice(0, mostOfSeries)) keepTime(said, time, { at: time.at, why, repeats: true });
  const next = coming[mostOfSeries];
  if (next) keepTime(said, next, { at: next.at, why: 'series', repeats: true });
}

/** A replacement in a series, with the instant that it replaces. */
function replacement(said, { lines, why, bad, blocks }, clocks) {
  let found = null;
  tryEntry(said, () => {
    const [{ value, given }] = valuesOf(lines, 'RECURRENCE-ID');
    const replaced = clocks.read(value, given.get('TZID'));
    const at = replaced.clock().toInstant(replaced.wall);
    if (bad) throw new Error('a damaged line');
    // One that is cancelled may say no more than which time it cancels.
    const span = blocks ? spanOf(lines, clocks) : null;
    keepTime(said, span ?? { start: replaced, length: 0 }, { at, why, repeats: true });
    found = { lines, blocks, span };
  });
  return found ?? [];
}

function read(calendar) {
  const clocks = clocksOf(calendar, timeZone);
  for (const { uid, masters, exceptions } of entriesOf(calendar, { ownHost: '', owners })) {
    const replacements = exceptions.flatMap((one) => replacement(about(uid, one.lines), one, clocks));
    for (const master of masters) {
      const { lines, bad } = master;
      const said = about(uid, lines);
      const why = isOurs(uid, ownHost) ? 'ours' : master.why;
      if (isOver(lines, from)) {
        over += 1;
        continue;
      }
      tryEntry(said, () => {
        if (bad) throw new Error('a damaged line');
        const repeats = ['RRULE', 'RDATE'].some((name) => wordOf(lines, name) !== '');
        const span = spanOf(lines, clocks);
        if (repeats) keepSeries(said, { lines, why }, span, replacements, clocks);
        else keepTime(said, span, { at: 0, why, repeats });
      });
    }
  }
}

let answer;
try {
  for (const calendar of calendarsIn(text)) read(calendar);
  answer = { events, over };
} catch (error) {
  answer = { failure: error instanceof TooMany ? 'too-many' : 'not-a-calendar' };
}
parentPort.postMessage(answer);
