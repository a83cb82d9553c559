import * as z from 'zod';
import { listingMessages } from '@/lib/admin/therapist/rules';

/** Publishing a profile, or taking it offline; the reason counts only if something is missing. */
export const publicSchema = z.strictObject({
  therapist: z.uuid(listingMessages.gone),
  public: z.enum(['yes', 'no']),
  reason: z.string().trim().max(200, 'Use at most 200 characters').default(''),
});
