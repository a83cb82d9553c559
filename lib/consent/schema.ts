import { z } from 'zod';
import { consentPurposes } from '@/content/consents';

/** One purpose and what is to become of the consent to it. */
export const consentDecisionSchema = z.strictObject({
  purpose: z.enum(consentPurposes, 'Choose one of the purposes on this page'),
  decision: z.enum(['give', 'withdraw'], 'Choose what to do'),
});
