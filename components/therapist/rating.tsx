import { Star } from '@/components/ui/icons';
import { site } from '@/content/site';

const { value, reviews } = site.claims.therapistRating;

/** The owner's figure for every therapist (spec §9), until there are five verified reviews of one. */
export function Rating() {
  return (
    <p className="inline-flex items-center gap-1.5 whitespace-nowrap text-small">
      <Star aria-hidden="true" className="size-4 text-accent" fill="currentColor" />
      <span>
        <span className="sr-only">Rated </span>
        <b className="font-semibold">{value}</b>
        <span className="sr-only"> of 5</span> <span className="text-ink-soft">({reviews} reviews)</span>
      </span>
    </p>
  );
}
