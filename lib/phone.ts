import 'server-only';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';

/** Numbers without a country are Indian. */
const home = 'IN';

/** Optional phone field: empty becomes null, a number its international form such as +919876543210. */
export function optionalPhoneField(malformed: string) {
  return z.string().transform((text, context) => {
    const typed = text.normalize('NFKC').trim();
    if (typed === '') return null;
    const number = typed.length <= 40 ? parsePhoneNumberFromString(typed, home) : undefined;
    if (number?.isValid()) return number.number;
    context.addIssue({ code: 'custom', message: malformed });
    return z.NEVER;
  });
}
