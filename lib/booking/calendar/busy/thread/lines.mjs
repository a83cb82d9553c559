class NotACalendar extends Error {}
/** A part of an entry that cannot be read. */
export class Unread extends Error {}

const property = /^[\w-]+(?:;.*)?:/;
const edge = /^(BEGIN|END):\s*([\w-]+)\s*$/i;

/**
 * The calendars of a text, each with its own lines, zones and entries. Alarms inside entries are dropped; an
 * entry with a malformed line or without an end is `bad`.
 */
export function calendarsIn(text) {
  const calendars = [];
  let calendar = null;
  let part = null;
  const close = (bad) => {
    if (part) calendar.parts.push({ ...part, bad: part.bad || bad });
    part = null;
  };
  for (const line of text.replaceAll(/(?:\r\n|\n|\r)[ \t]/g, '').split(/[\r\n]+/)) {
    const [, kind, written] = edge.exec(line) ?? [];
    const name = written?.toUpperCase();
    const begins = kind?.toUpperCase() === 'BEGIN';
    if (name === 'VCALENDAR') {
      close(true);
      if (begins && calendar) throw new NotACalendar();
      if (!begins && calendar) calendars.push(calendar);
      calendar = begins ? { lines: [], parts: [] } : null;
    } else if (!calendar || line.trim() === '') {
      // Lines outside a calendar are dropped.
    } else if (name && begins && (!part || name === part.name)) {
      close(true);
      part = { name, lines: [], bad: false, inner: null };
    } else if (name && !begins && !part) {
      calendar.parts.push({ name, lines: [], bad: true });
    } else if (name && name === part?.name) close(false);
    else if (!part) calendar.lines.push(line);
    else if (part.name === 'VTIMEZONE') part.lines.push(line);
    else if (name) part.inner = begins ? (part.inner ?? name) : name === part.inner ? null : part.inner;
    else if (!part.inner && property.test(line)) part.lines.push(line);
    else if (!part.inner) part.bad = true;
  }
  if (calendar || calendars.length === 0) throw new NotACalendar();
  return calendars;
}

const described = /^([\w-]+)((?:;.*)?):([^:]*)$/;
const parameter = /;([\w-]+)=("[^"]*"|.*?)(?=;[\w-]+=|$)/g;

/**
 * The lines with this name, with their parameters by name and the text after the last colon: names of zones
 * contain colons, times do not.
 */
export function valuesOf(lines, name) {
  return lines.flatMap((line) => {
    if (line.slice(0, name.length).toUpperCase() !== name || !/^[;:]/.test(line.slice(name.length)))
      return [];
    const [, , parameters = '', value] = described.exec(line) ?? [];
    if (value === undefined) throw new Unread();
    const given = [...parameters.matchAll(parameter)].map(([, key, text]) => [key.toUpperCase(), text]);
    return [{ value: value.trim(), given: new Map(given) }];
  });
}

const word = /^([\w-]+)(?:;[\w-]+=(?:"[^"]*"|[^":;]*))*:(.*)$/;

/** The text of the first line with this name, whatever its parameters; empty without one. */
export function wordOf(lines, name) {
  for (const line of lines) {
    if (line.slice(0, name.length).toUpperCase() !== name) continue;
    const [, found, text = ''] = word.exec(line) ?? [];
    if (found?.length === name.length) return text.trim();
  }
  return '';
}

const moment = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(Z|[+-]\d\d:?\d\d)?)?$/i;

/** Reads "20261207T100000Z": the wall time, whether it is a whole day, and the zone in the text itself. */
export function momentOf(text) {
  const found = moment.exec(text.trim());
  if (!found) throw new Unread();
  const [, year, month, day, hour = '00', minute = '00', second = '00', zone] = found;
  const wall = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Math.min(Number(second), 59),
  );
  const same = new Date(wall).toISOString().startsWith(`${year}-${month}-${day}T${hour}:${minute}`);
  if (!same || Number(second) > 60) throw new Unread();
  return { wall, isDate: found[4] === undefined, zone };
}
