import * as z from 'zod';
import { testimonialMessages } from '@/lib/admin/testimonial/rules';
import { lineOfText, pageOfText, personName } from '@/lib/format/plain-text';
import { figuresField } from '@/lib/format/typed/fields';

const consentSource = lineOfText(
  {
    missing: 'Enter where the person gave consent, such as: email of 3 May 2026',
    tooLong: 'Use at most 200 characters',
  },
  200,
);

/** Approval needs the place where the person agreed to be quoted. */
export const approvalSchema = z.strictObject({
  testimonial: z.uuid(testimonialMessages.gone),
  consentSource,
});

export const hidingSchema = z.strictObject({ testimonial: z.uuid(testimonialMessages.gone) });

const age = figuresField(/^(?:\d{1,3})?$/, 'Enter the age in whole years, or leave it empty')
  .transform((text) => (text === '' ? null : Number(text)))
  .refine(
    (years) => years === null || (years >= 18 && years <= 120),
    'Enter an age from 18 to 120. We quote only adults',
  );

/** A testimonial as it reached us; its words never change afterwards. */
export const testimonialSchema = z.strictObject({
  name: personName(
    {
      missing: 'Enter the name to show',
      tooLong: 'Use at most 80 characters',
    },
    80,
  ),
  age,
  location: lineOfText({ missing: 'Enter the place', tooLong: 'Use at most 120 characters' }, 120),
  rating: z
    .string()
    .regex(/^[1-5]$/, 'Choose 1 to 5 stars')
    .transform(Number),
  content: pageOfText(
    { missing: 'Enter the text as written', tooLong: 'Use at most 2,000 characters' },
    2_000,
  ),
});

export type TestimonialInput = z.output<typeof testimonialSchema>;
