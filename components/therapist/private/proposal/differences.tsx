import type { Difference } from '@/lib/therapist/proposal/differences';

export function Differences({ differences }: { readonly differences: readonly Difference[] | null }) {
  if (differences === null) return <p>These changes were made in an older version and cannot be shown.</p>;
  return (
    <dl className="grid gap-4">
      {differences.map(({ field, label, before, after }) => (
        <div key={field} className="grid gap-1 border-border border-t pt-3">
          <dt className="font-semibold">{label}</dt>
          {before !== after && (
            <dd className="whitespace-pre-line break-words text-muted-foreground text-small">
              <span className="font-semibold">Now: </span>
              <del className="no-underline">{before}</del>
            </dd>
          )}
          <dd className="whitespace-pre-line break-words">
            <span className="font-semibold">Proposed: </span>
            <ins className="no-underline">{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
