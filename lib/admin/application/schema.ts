import { z } from 'zod';
import { applicationMessages } from '@/lib/admin/application/rules';
import { newListingSchema } from '@/lib/admin/therapist/listing/schema';
import { pageOfText } from '@/lib/format/plain-text';

const application = z.uuid(applicationMessages.gone);

/** Accepting with an existing entry of the directory. */
export const linkSchema = z.strictObject({
  application,
  therapist: z.uuid(applicationMessages.noTherapist),
});

/** Refusing, with the reason that the applicant reads. */
export const refusalSchema = z.strictObject({
  application,
  reason: pageOfText(
    { missing: 'Say why: the applicant reads it', tooLong: 'Keep the reason under 2,000 characters' },
    2_000,
  ),
});

/** Accepting with a new entry. */
export const fromApplicationSchema = newListingSchema.safeExtend({ application });
