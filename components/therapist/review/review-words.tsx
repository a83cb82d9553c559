import { Star } from '@/components/ui/icons';
import { formatMonth } from '@/lib/format/time';
import type { PublicReview } from '@/lib/therapist/review/queries';

/** One published review with its kind of session and its answer; nobody is named. */
export function ReviewWords({ review }: { readonly review: PublicReview }) {
  const { rating, comment, month, kind, answer } = review;
  return (
    <div className="grid max-w-measure gap-2">
      <p className="flex flex-wrap items-center gap-x-2">
        <Star aria-hidden="true" className="size-4 text-warm" fill="currentColor" />
        <span>
          <b className="font-semibold">{rating}</b> of 5
        </span>
        <span className="text-muted-foreground text-small">
          A client, {kind && `${kind}, `}
          {formatMonth(month)}
        </span>
      </p>
      <p className="whitespace-pre-line break-words">{comment}</p>
      {answer && (
        <div className="border-border border-l-4 pl-4">
          <p className="font-semibold text-small">Answer of the therapist</p>
          <p className="whitespace-pre-line break-words">{answer}</p>
        </div>
      )}
    </div>
  );
}
