import { renamedZones } from '@/lib/format/time-zone';

export function everyTimeZone(): readonly string[] {
  const named = Intl.supportedValuesOf('timeZone').map((zone) => renamedZones[zone] ?? zone);
  return [...new Set(named)].sort();
}

/** "Kolkata (Asia)", "Knox (America, Indiana)": the city first, because people look for it. */
export function zoneInWords(timeZone: string): string {
  const parts = timeZone.replaceAll('_', ' ').split('/');
  const city = parts.pop() ?? timeZone;
  return parts.length > 0 ? `${city} (${parts.join(', ')})` : city;
}

/**
 * Every zone by its city, for a list of choices.
 * @param own the present one, offered even if the list of zones lacks it
 */
export function timeZoneChoices(own: string): { readonly value: string; readonly label: string }[] {
  return [...new Set([...everyTimeZone(), own])]
    .map((zone) => ({ value: zone, label: zoneInWords(zone) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
}

/** Minutes that the clock of a zone is behind UTC at an instant, as `Date` counts them: -330 in India. */
export function minutesBehindUtc(timeZone: string, moment: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // Some releases give only "GMT" for UTC itself.
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)$/.exec(offset) ?? ['', '-', '0', '0'];
  const size = Number(hours) * 60 + Number(minutes);
  return sign === '+' ? 0 - size : size;
}
