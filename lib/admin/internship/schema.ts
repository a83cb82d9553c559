import * as z from 'zod';
import { internshipMessages } from '@/lib/admin/internship/rules';
import { optionalPageOfText } from '@/lib/format/plain-text';

/** Sets the next state; declining needs a reason for the applicant. */
export const decisionSchema = z
  .strictObject({
    application: z.uuid(internshipMessages.gone),
    step: z.enum(['shortlisted', 'accepted', 'declined']),
    reason: optionalPageOfText('Keep the reason under 2,000 characters', 2_000),
  })
  .refine(({ step, reason }) => step !== 'declined' || reason !== null, {
    path: ['reason'],
    message: internshipMessages.reasonMissing,
  });
