import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { containing } from '@/lib/admin/like';
import { type CsvList, longestCsv } from '@/lib/admin/table/csv';
import { type Asked, readFilters, type SearchParams } from '@/lib/admin/table/filters';
import { readPage } from '@/lib/admin/table/paging';
import { testimonialFilters } from '@/lib/admin/testimonial/rules';
import type { MemberOf } from '@/lib/auth/session';
import { db } from '@/lib/db';

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

type TestimonialList = {
  readonly rows: readonly TestimonialRow[];
  readonly asked: Asked<(typeof testimonialFilters)[number]['name']>;
  readonly page: number;
  readonly total: number;
};

function whereOf({ q, state }: TestimonialList['asked']): Prisma.TestimonialWhereInput {
  const contains = containing(q);
  return {
    ...(state !== '' && { isApproved: state === 'shown' }),
    ...(q !== '' && { OR: [{ name: contains }, { location: contains }, { content: contains }] }),
  };
}

const newestFirst = [
  { createdAt: 'desc' },
  { id: 'desc' },
] as const satisfies Prisma.TestimonialOrderByWithRelationInput[];

/** Testimonials, shown or not, newest first. @param _viewer an administrator, as the guard found out */
export async function listTestimonials(
  _viewer: MemberOf<'admin'>,
  params: SearchParams,
): Promise<TestimonialList> {
  const asked = readFilters(params, testimonialFilters);
  const { page, skip, take } = readPage(params);
  const where = whereOf(asked);
  const [total, rows] = await Promise.all([
    db.testimonial.count({ where }),
    db.testimonial.findMany({ where, orderBy: [...newestFirst], skip, take, select: columns }),
  ]);
  return { rows, asked, page, total };
}

/** The same list as a file. */
export async function testimonialsAsCsv(_viewer: MemberOf<'admin'>, params: SearchParams): Promise<CsvList> {
  const where = whereOf(readFilters(params, testimonialFilters));
  const found = await db.testimonial.findMany({
    where,
    orderBy: [...newestFirst],
    take: longestCsv,
    select: columns,
  });
  return {
    name: 'testimonials',
    columns: ['Written', 'Name', 'Age', 'Place', 'Stars', 'Words', 'Shown', 'Agreed', 'Approved'],
    rows: found.map((row) => [
      row.createdAt,
      row.name,
      row.age,
      row.location,
      row.rating,
      row.content,
      row.isApproved ? 'yes' : 'no',
      row.consentSource,
      row.approvedAt,
    ]),
  };
}
