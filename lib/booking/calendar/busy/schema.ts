import * as z from 'zod';
import { busyMessages } from '@/lib/booking/calendar/busy/rules';

const longest = 2_000;

function urlOf(text: string): URL | null {
  // Older browsers have no shorter way to test an address without an exception.
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** An https address without a user name and password; calendars also write it as webcal. */
const address = z.string().transform((text, context) => {
  const typed = text.trim().replace(/^webcals?:/i, 'https:');
  const url = typed.length <= longest && /^https:\/\/\S+$/i.test(typed) ? urlOf(typed) : null;
  if (url?.protocol === 'https:' && !url.username && !url.password && url.href.length <= longest) {
    return url.href;
  }
  context.addIssue({ code: 'custom', message: busyMessages.address });
  return z.NEVER;
});

export const busyAddressSchema = z.strictObject({ address });

export const busyStepSchema = z.strictObject({ step: z.enum(['read', 'remove']) });
