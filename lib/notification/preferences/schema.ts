import * as z from 'zod';
import { knownTimeZone } from '@/lib/format/time-zone';
import { closingMinutes, openingMinutes, preferenceMessages } from '@/lib/notification/preferences/rules';
import { versionField } from '@/lib/server/action/version-field';

const box = z.enum(['', 'on']).transform((value) => value === 'on');

const minuteOf = (offered: readonly number[]) =>
  z
    .string()
    .refine((text) => offered.map(String).includes(text), 'Choose one of the times')
    .transform(Number);

const zone = z.string().transform((text, context) => {
  const known = knownTimeZone(text);
  if (known !== null) return known;
  context.addIssue({ code: 'custom', message: 'Choose one of the places' });
  return z.NEVER;
});

/** The whole form: an unchecked box sends nothing, which means "no". */
export const preferencesSchema = z
  .strictObject({
    remindDay: box,
    remindThree: box,
    remindHour: box,
    remindJoin: box,
    remindByPush: box,
    mailReminders: box,
    mailQuotations: box,
    mailRequests: box,
    contactFrom: minuteOf(openingMinutes),
    contactUntil: minuteOf(closingMinutes),
    timeZone: zone,
    version: versionField(),
  })
  .refine(({ contactFrom, contactUntil }) => contactFrom < contactUntil, {
    path: ['contactUntil'],
    message: preferenceMessages.order,
  });

export type PreferencesInput = z.output<typeof preferencesSchema>;
