import { createRequire } from 'node:module';
import { Temporal } from 'temporal-polyfill';

const require = createRequire(import.meta.url);
/** CLDR: the IANA zone of each Windows name. */
const { mapTimezones } = require('cldr-core/supplemental/windowsZones.json').supplemental.windowsZones;
/** The texts that Windows shows, with the Windows names. */
const shown = require('timezones.json');

const hourMs = 3_600_000;
/** Abbreviations that mean one zone only. "BST", "EST" and "CST" mean several, although the runtime accepts them. */
const shortNames = new Map([
  ...['UTC', 'GMT', 'UCT', 'CET', 'EET', 'MET', 'WET'].map((name) => [name, name]),
  ['Z', 'UTC'],
  ['IST', 'Asia/Kolkata'],
]);

const windowsZones = new Map(
  mapTimezones
    .map(({ mapZone }) => mapZone)
    .filter(({ _territory }) => _territory === '001')
    .map(({ _other, _type }) => [_other.toLowerCase(), _type]),
);

/** Treats "Pacific Standard Time (US & Canada)" and "Pacific Time (US and Canada)" as equal. */
const plain = (text) =>
  text
    .toLowerCase()
    .replaceAll(/\b(?:standard|and|islands?|is)\b|[&.]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const head = /^\((?:UTC|GMT)(?:\s*([+-])(\d{1,2})(?:[:.]?(\d{2}))?)?\)\s*/i;
const places = (text) => text.split(/[,:;]|\s-\s/).map(plain);

/** Zones by a text that Windows shows, and by each place in it; the place in an IANA name counts as well. */
const zonesByPlace = new Map();
for (const zone of Intl.supportedValuesOf('timeZone')) {
  zonesByPlace.set(plain(zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')), zone);
}
for (const { value, text } of shown) {
  const zone = windowsZones.get(value.toLowerCase());
  const rest = text.replace(head, '');
  if (zone) for (const place of [plain(rest), ...places(rest)]) zonesByPlace.set(place, zone);
}

function isZone(name) {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function ianaZone(name) {
  const written = name.trim().replaceAll(' ', '_');
  const short = shortNames.get(written.toUpperCase());
  if (short) return short;
  return /\/|\d/.test(written) && /^[a-z]/i.test(written) && isZone(written) ? written : null;
}

/** "/freeassociation.sourceforge.net/Europe/London", "/Europe/London": programs put a path before the name. */
function behindPath(name) {
  const parts = name.split('/').filter(Boolean);
  for (let length = Math.min(3, parts.length); length > 0; length -= 1) {
    const zone = ianaZone(parts.slice(-length).join('/'));
    if (zone) return zone;
  }
  return null;
}

function offsetZone([, sign, hours, minutes = '00']) {
  if (Number(hours) > 14 || Number(minutes) > 59) return null;
  return `${sign}${hours.padStart(2, '0')}:${minutes}`;
}

/** Hours between UTC and the zone, in winter and in summer. */
function offsetsOf(zone) {
  return [1, 7].map(
    (month) =>
      Temporal.ZonedDateTime.from({ timeZone: zone, year: 2026, month, day: 1 }).offsetNanoseconds /
      1e6 /
      hourMs,
  );
}

/** "(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi": a zone only if text and offset agree. */
function shownZone(name) {
  const found = head.exec(name);
  const rest = found ? name.slice(found[0].length) : name;
  const [, sign, hours, minutes = '0'] = found ?? [];
  const offset = hours ? Number(`${sign}1`) * (Number(hours) + Number(minutes) / 60) : found ? 0 : null;
  const agrees = (zone) => offset === null || offsetsOf(zone).includes(offset);
  const whole = zonesByPlace.get(plain(rest));
  if (whole) return agrees(whole) ? whole : null;
  if (!found) return null;
  const zones = places(rest).map((place) => zonesByPlace.get(place));
  return zones.find((zone) => zone && agrees(zone)) ?? null;
}

const offsetAlone = /^\(?(?:UTC|GMT)?\s*([+-])(\d{1,2})(?::?(\d{2}))?\)?$/i;

/**
 * The zone meant by a calendar program: an IANA name, a Windows name (CLDR), a text that Windows shows, or an
 * offset.
 * @returns an IANA name or an offset such as "+05:30"; null for an unknown or ambiguous zone
 */
export function zoneNamed(name) {
  const written = name
    .trim()
    .replace(/^["']+|["']+$/g, '')
    .trim();
  const offset = offsetAlone.exec(written);
  if (offset) return offsetZone(offset);
  return (
    ianaZone(written) ??
    windowsZones.get(written.toLowerCase()) ??
    shownZone(written) ??
    (written.includes('/') ? behindPath(written) : null)
  );
}
