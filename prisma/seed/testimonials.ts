import { z } from 'zod';
import type { Prisma } from '@/generated/prisma/client';
import { readSampleData } from './data';
import { sampleId } from './ids';
import { adminId } from './people';

const words = readSampleData(
  'testimonials.yaml',
  z.array(
    z.strictObject({
      name: z.string().min(1),
      age: z.int().positive(),
      location: z.string().min(1),
      rating: z.int().min(1).max(5),
      content: z.string().min(1),
      on: z.iso.date(),
      shown: z.boolean(),
    }),
  ),
);

/** Six testimonials; the last is not yet approved. */
export const testimonials: Prisma.TestimonialCreateManyInput[] = words.map(({ on, shown, ...said }) => ({
  id: sampleId(`testimonial ${said.name}`),
  ...said,
  isApproved: shown,
  approvedAt: shown ? new Date(`${on}T10:00:00Z`) : null,
  approvedById: shown ? adminId : null,
  consentSource: 'Sample text written for the demonstration',
  isSample: true,
  createdAt: new Date(`${on}T05:30:00Z`),
}));
