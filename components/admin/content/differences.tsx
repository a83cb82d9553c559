import type { Difference } from '@/lib/admin/content/form/values';

const nothing = <i className="text-muted-foreground">nothing</i>;

/** What a version changes for visitors, field by field. */
export function Differences({ changes }: { readonly changes: readonly Difference[] }) {
  if (changes.length === 0) return <p>Visitors see exactly this already.</p>;
  return (
    <dl className="grid gap-4">
      {changes.map(({ label, before, after }) => (
        <div key={label} className="grid gap-2 border-border border-b pb-4 last:border-0 last:pb-0">
          <dt className="font-semibold">{label}</dt>
          <dd className="grid gap-2 sm:grid-cols-2 sm:gap-6">
            <span className="wrap-anywhere whitespace-pre-line">
              <span className="block text-muted-foreground text-small">Now</span>
              {before || nothing}
            </span>
            <span className="wrap-anywhere whitespace-pre-line">
              <span className="block text-muted-foreground text-small">In this version</span>
              {after || nothing}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
