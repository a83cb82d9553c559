import * as z from 'zod';
import { pageOfText } from '@/lib/format/plain-text';
import { holdsContact } from '@/lib/therapist/review/contact';
import { reviewMessages } from '@/lib/therapist/review/rules';

const words = (missing: string, longest: number) =>
  pageOfText({ missing, tooLong: `Use at most ${longest} characters` }, longest).refine(
    (text) => !holdsContact(text),
    reviewMessages.contact,
  );

const written = {
  rating: z
    .string()
    .regex(/^[1-5]$/, 'Choose between 1 and 5')
    .transform(Number),
  comment: words('Write a few words: they help more than a number', 2_000),
};

export const reviewSchema = z.strictObject({ therapist: z.string().max(120), ...written });

/** The same of a guest; `booking` is the token of the appointment's link. */
export const guestReviewSchema = z.strictObject({
  booking: z.string().max(120, 'Please use the link in your email'),
  ...written,
});

export type ReviewInput = z.output<typeof reviewSchema>;

const review = z.uuid(reviewMessages.gone);

export const answerSchema = z.strictObject({ review, answer: words('Write your answer', 1_000) });

export const publishSchema = z.strictObject({ review, seen: z.iso.datetime(reviewMessages.gone) });

export const reviewRefusalSchema = z.strictObject({
  review,
  seen: z.iso.datetime(reviewMessages.gone),
  reason: pageOfText(
    {
      missing: 'Choose the rule it breaks. The writer can read it',
      tooLong: 'Keep the reason under 2,000 characters',
    },
    2_000,
  ),
});
