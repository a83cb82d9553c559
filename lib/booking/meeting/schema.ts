import * as z from 'zod';
import { meetingMessages } from '@/lib/booking/meeting/rules';
import { optionalPageOfText } from '@/lib/format/plain-text';
import { type PhoneField, typedPhoneField } from '@/lib/format/typed/fields';
import { versionField } from '@/lib/server/action/version-field';

/** An https address without a password, as typed; empty becomes null. */
const link = z.string().transform((text, context) => {
  const typed = text.trim();
  if (typed === '') return null;
  const url = typed.length <= 500 && /^https:\/\/\S+$/i.test(typed) ? URL.parse(typed) : null;
  // A name without a dot leads nowhere outside the writer's own network.
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

/** Where new appointments of a calendar meet. */
export function meetingTermsSchema(phone: PhoneField) {
  return z
    .strictObject({
      ...place(phone),
      /** Ticked: appointments that have the earlier place get the new one. */
      everywhere: z.enum(['', 'on']).transform((box) => box === 'on'),
      version: versionField(),
    })
    .superRefine(needsNumber);
}

/** The same on the page. */
export const meetingTermsFormSchema = meetingTermsSchema(typedPhoneField());

export type MeetingTermsInput = z.output<typeof meetingTermsFormSchema>;

/** Where one appointment meets; the fields of other ways to meet are empty. */
export function sessionMeetingSchema(phone: PhoneField) {
  return z
    .strictObject({
      /** Id of a session, or of the appointment of a guest, who has no session in a record. */
      session: z.string().max(60),
      ...place(phone),
      // Forms of other ways to meet do not ask.
      phoneCaller: z.enum(['', 'host', 'person'], 'Choose who calls').transform((caller) => caller || 'host'),
    })
    .superRefine(needsNumber);
}

/** The same on the page. */
export const sessionMeetingFormSchema = sessionMeetingSchema(typedPhoneField());

export type SessionMeetingInput = z.output<typeof sessionMeetingFormSchema>;
