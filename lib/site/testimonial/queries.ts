import 'server-only';
import { unstable_cache } from 'next/cache';
import { testimonialsTag } from '@/lib/server/cache/cache-tags';
import { publicRead } from '@/lib/server/cache/read';
import { publicDb } from '@/lib/server/db/public';

export type TestimonialView = {
  readonly id: string;
  readonly name: string;
  readonly age: number | null;
  readonly location: string;
  readonly content: string;
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  /** Invented for the demo. */
  readonly isSample: boolean;
};

const homeCount = 3;
const mostStories = 24;

const readLatest = unstable_cache(
  (take: number): Promise<TestimonialView[]> =>
    publicDb.testimonial.findMany({
      where: { isApproved: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take,
      select: {
        id: true,
        name: true,
        age: true,
        location: true,
        content: true,
        rating: true,
        isSample: true,
      },
    }),
  ['testimonials-with-samples'],
  { tags: [testimonialsTag], revalidate: 3600 },
);

/** The three newest approved testimonials (product.md §7). Cached until one is approved, changed or withdrawn. */
export function latestTestimonials(): Promise<TestimonialView[]> {
  return publicRead('latest testimonials', () => readLatest(homeCount), []);
}

/**
 * Approved testimonials for the page behind "Read More Stories", newest first, at most 24. Cached until one
 * changes.
 */
export function approvedTestimonials(): Promise<TestimonialView[]> {
  return publicRead('all testimonials', () => readLatest(mostStories), []);
}
