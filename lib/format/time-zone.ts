import * as z from 'zod';

/** Names that browsers still send for renamed zones. */
export const renamedZones: Readonly<Record<string, string>> = {
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
  return renamedZones[text] ?? text;
}

/** Hidden field that a script fills in: an unknown zone becomes null, because the sender did not type it. */
export const timeZoneField = z.string().transform(knownTimeZone);

/** The zone chosen in the address of a page of free times (`zone`), or null. */
export function zoneInAddress(address: string): string | null {
  return knownTimeZone(new URLSearchParams(address.split('?')[1]).get('zone') ?? '');
}
