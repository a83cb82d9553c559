import * as z from 'zod';
import { emailField } from '@/lib/format/email-address';
import { lineOfText, pageOfText, personName } from '@/lib/format/plain-text';

const complaint = {
  subject: lineOfText(
    { missing: 'Say in a few words what it is about', tooLong: 'Keep the subject under 200 characters' },
    200,
  ),
  message: pageOfText(
    { missing: 'Tell us what happened', tooLong: 'Keep your complaint under 5,000 characters' },
    5_000,
  ),
};

export const memberGrievanceSchema = z.strictObject(complaint);

export const grievanceSchema = z.strictObject({
  name: personName({ missing: 'Enter your name', tooLong: 'Keep your name under 160 characters' }, 160),
  email: emailField({
    missing: 'Enter your email address',
    malformed: 'Enter an email address like name@example.com',
  }),
  ...complaint,
});

export type GrievanceInput = z.output<typeof grievanceSchema>;
