import type { AssessmentLine } from '@/lib/assessment/queries';
import { formatDay, indianDay } from '@/lib/time';

/** Screening results that a client shows to their therapist, the newest first. */
export function SharedResults({ results }: { readonly results: readonly AssessmentLine[] }) {
  if (results.length === 0) {
    return <p className="rounded-card bg-paper-3 p-5 text-ink-soft">No result is shared with you.</p>;
  }
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-paper-2 shadow-card">
      {results.map(({ id, code, title, score, highest, band, completedAt }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-4">
          <p className="min-w-0">
            <span className="font-semibold">{title}</span>
            {title !== code && <span className="text-ink-soft text-small"> · {code}</span>}
          </p>
          <p className="tabular-nums">
            <strong>{score}</strong>
            {highest !== null && ` of ${highest}`}
            {band && ` · ${band}`}
          </p>
          <p className="w-full text-ink-soft text-small">
            <time dateTime={completedAt.toISOString()}>{formatDay(indianDay(completedAt))}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
