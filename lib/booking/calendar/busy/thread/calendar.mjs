import { clockOf, clockOfFile } from './clock.mjs';
import { declinedBy } from './invited.mjs';
import { momentOf, Unread, valuesOf, wordOf } from './lines.mjs';
import { zoneNamed } from './zones.mjs';

const twoDaysMs = 2 * 86_400_000;
const utc = { toInstant: (wall) => wall, toWall: (instant) => instant };

/**
 * The clocks of one calendar: for its own zones, named zones, times without a zone and whole days.
 * @param timeZone IANA zone for whole days and for times without a zone
 */
export function clocksOf({ lines, parts }, timeZone) {
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

/** Whether the last time of an entry is before the instant `from`, in any zone. */
export function isOver(lines, from) {
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

/** Whether an entry comes from the calendar here. */
export const isOurs = (uid, ownHost) =>
  /^(?:booking|session)-[0-9a-f-]{36}@/.test(uid) && uid.endsWith(`@${ownHost}`);

/** Why an entry takes no time of its owner, or null. */
function idle(lines, declined) {
  const word = (name) => wordOf(lines, name).toUpperCase();
  if (word('STATUS') === 'CANCELLED') return 'cancelled';
  if (word('TRANSP') === 'TRANSPARENT' || word('X-MICROSOFT-CDO-BUSYSTATUS') === 'FREE') return 'free';
  return declined(lines) ? 'declined' : null;
}

/**
 * Entries of one calendar, by their UID: a series, and the replacements in it.
 * @param owners addresses of the calendar's owner, in small letters
 */
export function entriesOf({ lines, parts }, { ownHost, owners }) {
  const events = parts.filter(({ name }) => name === 'VEVENT');
  const named = ['X-WR-CALNAME', 'X-WR-RELCALID'].map((name) => wordOf(lines, name).toLowerCase());
  const declined = declinedBy(events, new Set([...owners, ...named]));
  const groups = new Map();
  for (const { lines: own, bad } of events) {
    const uid = wordOf(own, 'UID');
    if (isOurs(uid, ownHost)) continue;
    const why = idle(own, declined);
    const key = uid || Symbol('alone');
    const group = groups.get(key) ?? { uid, masters: [], exceptions: [] };
    const isException = own.some((line) => /^RECURRENCE-ID[;:]/i.test(line));
    (isException ? group.exceptions : group.masters).push({ lines: own, bad, why, blocks: why === null });
    groups.set(key, group);
  }
  return [...groups.values()];
}
