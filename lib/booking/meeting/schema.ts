import { z } from 'zod';
import { meetingMessages } from '@/lib/booking/meeting/rules';
import { optionalPhoneField } from '@/lib/format/phone';
import { optionalPageOfText } from '@/lib/format/plain-text';

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

const place = {
  /** Absent in forms of other ways to meet. */
  videoIn: z.enum(['', 'link', 'room'], 'Choose where video calls take place').optional(),
  videoLink: link,
  phoneCaller: z.enum(['host', 'person'], 'Choose who calls'),
  hostPhone: optionalPhoneField(meetingMessages.phone),
  address: optionalPageOfText(meetingMessages.address, 500),
  backupPhone: optionalPhoneField(meetingMessages.phone),
};

function needsNumber(
  input: { readonly phoneCaller: string; readonly hostPhone: string | null },
  context: z.RefinementCtx,
): void {
  if (input.phoneCaller === 'person' && input.hostPhone === null)
    context.addIssue({ code: 'custom', path: ['hostPhone'], message: meetingMessages.hostPhone });
}

/** Where new appointments of a calendar meet. */
export const meetingTermsSchema = z
  .strictObject({
    ...place,
    /** Ticked: appointments that have the earlier place get the new one. */
    everywhere: z.enum(['', 'on']).transform((box) => box === 'on'),
  })
  .superRefine(needsNumber);

export type MeetingTermsInput = z.output<typeof meetingTermsSchema>;

/** Where one appointment meets; the fields of other ways to meet are empty. */
export const sessionMeetingSchema = z
  .strictObject({
    session: z.string().max(60),
    ...place,
    // Forms of other ways to meet do not ask.
    phoneCaller: z.enum(['', 'host', 'person'], 'Choose who calls').transform((caller) => caller || 'host'),
  })
  .superRefine(needsNumber);

export type SessionMeetingInput = z.output<typeof sessionMeetingSchema>;
