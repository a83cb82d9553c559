import { z } from 'zod';

/** Names that browsers still send for zones whose cities are called otherwise today. */
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
 * The name of a zone if this is one that clocks can be set by, such as "Asia/Kolkata"; offsets such as "+05:30" say
 * nothing about summer time and are none.
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

/** Hidden field that a script fills: an unknown zone is no mistake of the person who sends it and becomes null. */
export const timeZoneField = z.string().transform(knownTimeZone);

/** Every zone that can be chosen from a list. */
export function everyTimeZone(): readonly string[] {
  const named = Intl.supportedValuesOf('timeZone').map((zone) => renamed[zone] ?? zone);
  return [...new Set(named)].sort();
}

/** "Kolkata (Asia)", "Knox (America, Indiana)": the city first, because that is what people look for. */
export function zoneInWords(timeZone: string): string {
  const parts = timeZone.replaceAll('_', ' ').split('/');
  const city = parts.pop() ?? timeZone;
  return parts.length > 0 ? `${city} (${parts.join(', ')})` : city;
}

/**
 * Every zone by its city, for a list to choose from.
 * @param own the one in use, which is offered even where a list of zones leaves it out
 */
export function timeZoneChoices(own: string): { readonly value: string; readonly label: string }[] {
  return [...new Set([...everyTimeZone(), own])]
    .map((zone) => ({ value: zone, label: zoneInWords(zone) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
}
