import { parentPort, workerData } from 'node:worker_threads';
import { clocksOf, entriesOf, isOver } from './calendar.mjs';
import { calendarsIn, Unread, valuesOf } from './lines.mjs';
import { instantsOf, occurrencesOf, periodsOf, spanOf, TooMany } from './occurrences.mjs';

const { text, timeZone, from, until, ownHost, owners, mostTimes, mostSteps } = workerData;

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

function read(calendar) {
  const clocks = clocksOf(calendar, timeZone);
  const spanIn = ({ bad, blocks, lines }) => {
    if (!blocks) return null;
    if (bad) throw new Unread();
    return spanOf(lines, clocks);
  };
  for (const { masters, exceptions } of entriesOf(calendar, { ownHost, owners })) {
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
      if (!master.blocks || isOver(master.lines, from)) continue;
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
