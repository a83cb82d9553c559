import { z } from 'zod';
import { founders } from '@/content/about';
import { partners } from '@/content/corporate-plans';
import { line, text } from '@/lib/site/content/fields';
import type { ContentKind } from '@/lib/site/content/kind';

const foundersSchema = z.strictObject({
  founders: z
    .array(
      z.strictObject({
        name: line('Please enter the name', 80),
        role: line('Please enter the role', 80),
        story: text('Please enter the story', 2_000),
        portrait: z.enum(['none', 'first', 'second'], 'Choose a picture'),
      }),
    )
    .max(6, 'Keep at most six people'),
});

export type Founders = z.output<typeof foundersSchema>;

const partnersSchema = z.strictObject({
  partners: z
    .array(
      z.strictObject({
        quote: text('Please enter the words', 500),
        name: line('Please enter who said it', 80),
        place: line('Please enter where, and how large the company is', 80),
      }),
    )
    .max(4, 'Keep at most four partners'),
});

export type Partners = z.output<typeof partnersSchema>;

/** The founders on the page about us. Those in the files are invented. */
export const foundersKind: ContentKind<Founders> = {
  name: 'founders',
  schema: foundersSchema,
  files: {
    founders: {
      founders: founders.map(({ portrait, name, role, story }) => ({
        portrait,
        name,
        role,
        story: story.join('\n\n'),
      })),
    },
  },
};

/** Companies' testimonials, on the page for companies and in the brochure. Those in the files are invented. */
export const partnersKind: ContentKind<Partners> = {
  name: 'partners',
  schema: partnersSchema,
  files: { partners: { partners: partners.map((one) => ({ ...one })) } },
};
