import { Star } from '@/components/ui/icons';
import { site } from '@/content/site';

const { value, reviews } = site.claims.therapistRating;

/** The owner's figure for every therapist (product.md §9), until that therapist has five verified reviews. */
export function Rating() {
  return (
    <p className="inline-flex items-center gap-1.5 whitespace-nowrap text-small">
      <Star aria-hidden="true" className="size-4 text-warm" fill="currentColor" />
      <span>
        <span className="sr-only">Rated </span>
        <b className="font-semibold">{value}</b>
        <span className="sr-only"> of 5</span>{' '}
        <span className="text-muted-foreground">({reviews} reviews)</span>
      </span>
    </p>
  );
}
