import { RepeatedIcon } from '@/components/ui/icons';
import { SampleMark } from '@/components/ui/sample-mark';
import type { Claims } from '@/lib/site/claims/kind';
import { averageFrom, averageInWords } from '@/lib/therapist/review/rules';

type RatingProps = {
  /** An invented listing, which says so. */
  readonly sample: boolean;
  /** The owner's figure that a sample shows (product.md §9); null for others and while claims are hidden. */
  readonly claimed: Claims['therapistRating'] | null;
  readonly reviewCount: number;
  /** Null without a review. */
  readonly reviewAverage: number | null;
};

/**
 * A therapist's rating in one line: the average of verified reviews from five on, else how many there are. Only a
 * sample listing shows the owner's fixed figure, and says that it is a sample; while claims are hidden, only that. The
 * star's shape stands in `IconShapes` of the page.
 */
export function Rating({ sample, claimed, reviewCount, reviewAverage }: RatingProps) {
  if (sample && !claimed) {
    return (
      <p className="text-small">
        <SampleMark />
      </p>
    );
  }
  const measured =
    reviewCount < averageFrom || reviewAverage === null
      ? null
      : { value: averageInWords(reviewAverage), reviews: reviewCount };
  const rating = claimed ?? measured;
  if (!rating) {
    const few = reviewCount === 1 ? '1 verified review' : `${reviewCount} verified reviews`;
    return <p className="text-muted-foreground text-small">{reviewCount === 0 ? 'New here' : few}</p>;
  }
  return (
    <p className="inline-flex flex-wrap items-center gap-x-1.5 text-small">
      <RepeatedIcon name="star" className="size-4 text-warm" />
      <span>
        <span className="sr-only">Rated </span>
        <b className="font-semibold">{rating.value}</b>
        <span className="sr-only"> of 5</span>{' '}
        <span className="text-muted-foreground">({rating.reviews} reviews)</span>
      </span>
      {sample ? <SampleMark /> : null}
    </p>
  );
}
