import { SampleMark } from '@/components/therapist/directory/sample-mark';
import { Star } from '@/components/ui/icons';
import { site } from '@/content/site';
import { averageFrom, averageInWords } from '@/lib/therapist/review/rules';

const { value, reviews } = site.claims.therapistRating;

type RatingProps = {
  /** An invented entry, which says so. */
  readonly sample: boolean;
  /** Whether a sample shows the owner's fixed figure (product.md §9). */
  readonly claims: boolean;
  readonly reviewCount: number;
  /** Null without a review. */
  readonly reviewAverage: number | null;
};

/**
 * What can be said of a therapist in one line: the average of verified reviews from five on, else how many there are.
 * Only a sample entry shows the owner's fixed figure, and says that it is a sample; while claims are hidden, only that.
 */
export function Rating({ sample, claims, reviewCount, reviewAverage }: RatingProps) {
  if (sample && !claims) {
    return (
      <p className="text-small">
        <SampleMark />
      </p>
    );
  }
  if (!sample && (reviewCount < averageFrom || reviewAverage === null)) {
    const few = reviewCount === 1 ? '1 verified review' : `${reviewCount} verified reviews`;
    return <p className="text-muted-foreground text-small">{reviewCount === 0 ? 'New here' : few}</p>;
  }
  const figure = sample || reviewAverage === null ? value : averageInWords(reviewAverage);
  return (
    <p className="inline-flex flex-wrap items-center gap-x-1.5 text-small">
      <Star aria-hidden="true" className="size-4 text-warm" fill="currentColor" />
      <span>
        <span className="sr-only">Rated </span>
        <b className="font-semibold">{figure}</b>
        <span className="sr-only"> of 5</span>{' '}
        <span className="text-muted-foreground">({sample ? reviews : reviewCount} reviews)</span>
      </span>
      {sample ? <SampleMark /> : null}
    </p>
  );
}
