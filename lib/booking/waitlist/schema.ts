import { z } from 'zod';
import { deviceZoneField } from '@/lib/booking/hold/schema';
import { emailField } from '@/lib/format/email-address';

export const joinSchema = z.strictObject({
  therapist: z.string().regex(/^[a-z0-9-]{1,120}$/, 'Please reload the page and try again'),
  email: emailField({
    missing: 'Enter your email address',
    malformed: 'Enter an email address like name@example.com',
  }),
  device: deviceZoneField,
});

export const answerSchema = z.strictObject({
  token: z.string().max(200),
  step: z.enum(['confirm', 'pass', 'leave']),
});

export type Step = z.output<typeof answerSchema>['step'];
