import type { SentRequest } from '@/lib/contact/reply/queries';
import { formatMoment } from '@/lib/time';

/** What a therapist wrote back, and the way to go on talking. */
export function AnswerLetter({ request }: { readonly request: SentRequest }) {
  const { therapist, answer, doneAt } = request;
  return (
    <article className="grid gap-5 rounded-card border border-line bg-paper-2 p-5 shadow-card sm:p-8">
      <p className="text-ink-soft">
        From <strong className="text-ink">{therapist.name}</strong>
        {doneAt && (
          <>
            {' · '}
            <time dateTime={doneAt.toISOString()}>{formatMoment(doneAt)}</time>
          </>
        )}
      </p>
      <p className="whitespace-pre-wrap break-words text-lead">{answer}</p>
      {therapist.slug && (
        <p className="border-line border-t pt-5">
          <a href={`/professionals/${therapist.slug}`} className="text-link">
            Write again or see the profile
          </a>
        </p>
      )}
    </article>
  );
}
