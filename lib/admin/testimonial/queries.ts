import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { wordsIn } from '@/lib/admin/table/conditions';
import type { ListQuery } from '@/lib/admin/table/filters';
import { pieceOf } from '@/lib/admin/table/keyset';
import { adminCsv, adminList } from '@/lib/admin/table/list';
import { sortBy } from '@/lib/admin/table/order';
import { testimonialFilters } from '@/lib/admin/testimonial/rules';
import { db } from '@/lib/server/db';

const columns = {
  id: true,
  name: true,
  age: true,
  location: true,
  content: true,
  rating: true,
  isApproved: true,
  consentSource: true,
  approvedAt: true,
  isSample: true,
  createdAt: true,
} as const;

export type TestimonialRow = Prisma.TestimonialGetPayload<{ select: typeof columns }>;

type TestimonialQuery = ListQuery<(typeof testimonialFilters)[number]['name']>;

function whereOf({ q, state }: TestimonialQuery): Prisma.TestimonialWhereInput {
  return {
    ...(state !== '' && { isApproved: state === 'shown' }),
    ...wordsIn<Prisma.TestimonialWhereInput>(q, (contains) => [
      { name: contains },
      { location: contains },
      { content: contains },
    ]),
  };
}

const testimonials = adminList({
  path: '/admin/testimonials',
  filters: testimonialFilters,
  sorts: [sortBy('written', 'Written', 'time', 'createdAt'), sortBy('from', 'From', 'text', 'name')],
  where: whereOf,
  count: (counted) => db.testimonial.count(counted),
  keyOf: (id) =>
    db.testimonial.findUnique({ where: { id }, select: { id: true, createdAt: true, name: true } }),
  read: (where, piece): Promise<readonly TestimonialRow[]> =>
    db.testimonial.findMany({
      ...pieceOf(where, piece),
      select: columns,
    }),
});

export const listTestimonials = testimonials.part;

export const testimonialIds = testimonials.ids;

export const testimonialsAsCsv = adminCsv('testimonials', testimonials, {
  Written: ({ createdAt }) => createdAt,
  Name: ({ name }) => name,
  Age: ({ age }) => age,
  Place: ({ location }) => location,
  Stars: ({ rating }) => rating,
  Words: ({ content }) => content,
  Shown: ({ isApproved }) => (isApproved ? 'yes' : 'no'),
  Agreed: ({ consentSource }) => consentSource,
  Approved: ({ approvedAt }) => approvedAt,
});
