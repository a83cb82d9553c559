import * as z from 'zod';
import { meetingMessages } from '@/lib/booking/meeting/rules';
import { optionalPageOfText } from '@/lib/format/plain-text';
import { type PhoneField, typedPhoneField } from '@/lib/format/typed/fields';
import { versionField } from '@/lib/server/action/version-field';

const link = z.string().transform((text, context) => {
  const typed = text.trim();
  if (typed === '') return null;
  const url = typed.length <= 500 && /^https:\/\/\S+$/i.test(typed) ? URL.parse(typed) : null;
  // A name without a dot works only inside the writer's own network.
  const leadsSomewhere = url?.protocol === 'https:' && url.hostname.includes('.') && url.href.length <= 500;
  if (url && leadsSomewhere && !url.username && !url.password) return url.href;
  context.addIssue({ code: 'custom', message: meetingMessages.link });
  return z.NEVER;
});

const place = (phone: PhoneField) => ({
  /** Absent in forms of other ways to meet. */
  videoIn: z.enum(['', 'link', 'room'], 'Choose where video calls take place').optional(),
  videoLink: link,
  phoneCaller: z.enum(['host', 'person'], 'Choose who calls'),
  hostPhone: phone,
  address: optionalPageOfText(meetingMessages.address, 500),
  backupPhone: phone,
});

function needsNumber(
  input: { readonly phoneCaller: string; readonly hostPhone: string | null },
  context: z.RefinementCtx,
): void {
  if (input.phoneCaller === 'person' && input.hostPhone === null)
    context.addIssue({ code: 'custom', path: ['hostPhone'], message: meetingMessages.hostPhone });
}

export function meetingTermsSchema(phone: PhoneField) {
  return z
    .strictObject({
      ...place(phone),
      /** True to change appointments that have the earlier place. */
      everywhere: z.enum(['', 'on']).transform((box) => box === 'on'),
      version: versionField(),
    })
    .superRefine(needsNumber);
}

/** The same in the browser. */
export const meetingTermsFormSchema = meetingTermsSchema(typedPhoneField());

export type MeetingTermsInput = z.output<typeof meetingTermsFormSchema>;

/** Where one appointment takes place; the fields of other ways to meet are empty. */
export function sessionMeetingSchema(phone: PhoneField) {
  return z
    .strictObject({
      /** Id of a session, or of a guest's appointment, which belongs to no record. */
      session: z.string().max(60),
      ...place(phone),
      // The forms for other ways to meet lack this field.
      phoneCaller: z.enum(['', 'host', 'person'], 'Choose who calls').transform((caller) => caller || 'host'),
    })
    .superRefine(needsNumber);
}

/** The same in the browser. */
export const sessionMeetingFormSchema = sessionMeetingSchema(typedPhoneField());

export type SessionMeetingInput = z.output<typeof sessionMeetingFormSchema>;
