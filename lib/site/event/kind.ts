import { z } from 'zod';
import { webinars, workshopGroup, workshops } from '@/content/services/workshops';
import { day, line, text } from '@/lib/site/content/fields';
import type { ContentKind } from '@/lib/site/content/kind';

const groupSize = z
  .number('Enter a whole number')
  .int('Enter a whole number')
  .min(2, 'At least two people')
  .max(200);

const workshopsSchema = z
  .strictObject({
    group: z.strictObject({ from: groupSize, to: groupSize }),
    workshops: z
      .array(
        z.strictObject({
          title: line('Please enter the title', 100),
          duration: line('Please enter how long it takes', 40),
          text: text('Please enter what it is about', 500),
          takeaway: text('Please enter what people take home', 300),
        }),
      )
      .min(1, 'Keep at least one workshop')
      .max(12, 'Keep at most 12 workshops')
      .refine(
        (all) => new Set(all.map(({ title }) => title)).size === all.length,
        'Two workshops have the same title',
      ),
  })
  .refine(({ group }) => group.to >= group.from, {
    message: 'The largest group is smaller than the smallest',
    path: ['group', 'to'],
  });

export type Workshops = z.output<typeof workshopsSchema>;

const webinarsSchema = z.strictObject({
  webinars: z
    .array(
      z.strictObject({
        date: day('Please enter the day'),
        time: line('Please enter the time', 60),
        title: line('Please enter the title', 120),
        text: text('Please enter what it is about', 500),
      }),
    )
    .max(40, 'Keep at most 40 webinars'),
});

export type Webinars = z.output<typeof webinarsSchema>;

export const workshopsKind: ContentKind<Workshops> = {
  name: 'workshops',
  schema: workshopsSchema,
  files: { workshops: { group: { ...workshopGroup }, workshops: workshops.map((one) => ({ ...one })) } },
};

/** Webinars, past and planned; the day of the visit separates them. */
export const webinarsKind: ContentKind<Webinars> = {
  name: 'webinars',
  schema: webinarsSchema,
  files: { webinars: { webinars: webinars.map((one) => ({ ...one })) } },
};
