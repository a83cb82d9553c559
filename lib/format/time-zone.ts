import * as z from 'zod';

/** Names that browsers still send for renamed zones. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/**
 * The name of an IANA zone, such as "Asia/Kolkata"; offsets such as "+05:30" are refused because they say
 * nothing about summer time.
 */
export function knownTimeZone(text: string): string | null {
  if (!/^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*$/.test(text) || text.length > 64) return null;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
  } catch {
    return null;
  }
  return renamed[text] ?? text;
}

/** Hidden field that a script fills in: an unknown zone becomes null, because the sender did not type it. */
export const timeZoneField = z.string().transform(knownTimeZone);

/** The zone chosen in the address of a page of free times (`zone`), or null. */
export function zoneInAddress(address: string): string | null {
  return knownTimeZone(new URLSearchParams(address.split('?')[1]).get('zone') ?? '');
}

export function everyTimeZone(): readonly string[] {
  const named = Intl.supportedValuesOf('timeZone').map((zone) => renamed[zone] ?? zone);
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
