import 'server-only';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import * as z from 'zod';
import { figuresTyped } from '@/lib/format/typed/text';

/** Numbers without a country code count as Indian. */
const home = 'IN';

/** The international form of a number such as +919876543210, or undefined if the text is not a number. */
function international(text: string): string | undefined {
  const number = text.length <= 40 ? parsePhoneNumberFromString(text, home) : undefined;
  return number?.isValid() ? number.number : undefined;
}

/** The international form of a typed number, digits of every script; undefined if it is none. */
export function phoneOf(text: string): string | undefined {
  return international(figuresTyped(text));
}

export function phoneField(malformed: string) {
  return z.string().transform((text, context) => {
    const number = phoneOf(text);
    if (number) return number;
    context.addIssue({ code: 'custom', message: malformed });
    return z.NEVER;
  });
}

/** Optional phone field: empty becomes null, a number its international form such as +919876543210. */
export function optionalPhoneField(malformed: string) {
  return z.string().transform((text, context) => {
    const typed = figuresTyped(text);
    if (typed === '') return null;
    const number = international(typed);
    if (number) return number;
    context.addIssue({ code: 'custom', message: malformed });
    return z.NEVER;
  });
}
