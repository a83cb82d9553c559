import { RepeatedIcon } from '@/components/ui/icons';
import { averageFrom, averageInWords } from '@/lib/therapist/review/rules';

type RatingProps = {
  /** An invented listing, of which the list says so (`SampleNote`). */
  readonly sample: boolean;
  readonly reviewCount: number;
  /** Null without a review. */
  readonly reviewAverage: number | null;
};

/**
 * The rating in one line: the average of verified reviews from five on, else how many there are. The star's shape
 * is in `IconShapes` of the page.
 */
export function Rating({ sample, reviewCount, reviewAverage }: RatingProps) {
  if (sample) return null;
  if (reviewCount < averageFrom || reviewAverage === null) {
    const few = reviewCount === 1 ? '1 verified review' : `${reviewCount} verified reviews`;
    return <p className="text-muted-foreground text-small">{reviewCount === 0 ? 'New here' : few}</p>;
  }
  return (
    <p className="inline-flex flex-wrap items-center gap-x-1.5 text-small">
      <RepeatedIcon name="star" className="size-4 text-warm" />
      <span>
        <span className="sr-only">Rated </span>
        <b className="font-semibold">{averageInWords(reviewAverage)}</b>
        <span className="sr-only"> of 5</span>{' '}
        <span className="text-muted-foreground">({reviewCount} reviews)</span>
      </span>
    </p>
  );
}
