import { z } from 'zod';
import { site } from '@/content/site';
import { line } from '@/lib/site/content/fields';
import type { ContentKind } from '@/lib/site/content/kind';

const figure = line('Please enter the figure', 20);

const claimsSchema = z.strictObject({
  therapistRating: z.strictObject({
    value: z
      .number('Enter a figure from 1 to 5')
      .min(1, 'Enter a figure from 1 to 5')
      .max(5, 'Enter a figure from 1 to 5')
      .multipleOf(0.1, 'Use one decimal'),
    reviews: z
      .number('Enter a whole number')
      .int('Enter a whole number')
      .min(1, 'Enter a whole number')
      .max(100_000),
  }),
  directory: z
    .array(z.strictObject({ figure, label: line('Please enter what the figure counts', 40) }))
    .max(4, 'Use at most four figures'),
  footer: z.array(line('Please enter the claim', 60)).max(4, 'Use at most four claims'),
  corporate: z
    .array(z.strictObject({ figure, text: line('Please enter what the figure says', 60) }))
    .max(4, 'Use at most four figures'),
});

export type Claims = z.output<typeof claimsSchema>;

const { therapistRating, directory, footer, corporate } = site.claims;

/** The owner's figures and statements, which are not measured. */
export const claimsKind: ContentKind<Claims> = {
  name: 'claims',
  schema: claimsSchema,
  files: {
    site: {
      therapistRating: { ...therapistRating },
      directory: directory.map((one) => ({ ...one })),
      footer: [...footer],
      corporate: corporate.map((one) => ({ ...one })),
    },
  },
};
