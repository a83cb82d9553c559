import { z } from 'zod';

/** Names that browsers still send for zones the product calls otherwise. */
const renamed: Readonly<Record<string, string>> = { 'Asia/Calcutta': 'Asia/Kolkata' };

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
