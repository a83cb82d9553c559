import type { Difference } from '@/lib/admin/content/form/values';

const nothing = <i className="text-muted-foreground">nothing</i>;

/** How many paragraphs both begin with, up to `most`. */
function sameAtStart(one: readonly string[], other: readonly string[], most: number): number {
  const first = one.findIndex((paragraph, index) => paragraph !== other[index]);
  return Math.min(first < 0 ? one.length : first, most);
}

/** Both texts without the paragraphs that they begin and end with alike, so that a change in a long one is seen. */
function changedParts(before: string, after: string): readonly [string, string] {
  const [one, other] = [before.split('\n\n'), after.split('\n\n')];
  const most = Math.min(one.length, other.length) - 1;
  const start = sameAtStart(one, other, most);
  const end = sameAtStart(one.toReversed(), other.toReversed(), most - start);
  const cut = (all: readonly string[]) =>
    [start > 0 ? '…' : [], all.slice(start, all.length - end), end > 0 ? '…' : []].flat().join('\n\n');
  return [cut(one), cut(other)];
}

function Changed({ change: { label, before, after } }: { readonly change: Difference }) {
  const [now, then] = changedParts(before, after);
  return (
    <div className="grid gap-2 border-border border-b pb-4 last:border-0 last:pb-0">
      <dt className="font-semibold">{label}</dt>
      <dd className="grid gap-2 sm:grid-cols-2 sm:gap-6">
        <span className="wrap-anywhere whitespace-pre-line">
          <span className="block text-muted-foreground text-small">Now</span>
          {now || nothing}
        </span>
        <span className="wrap-anywhere whitespace-pre-line">
          <span className="block text-muted-foreground text-small">In this version</span>
          {then || nothing}
        </span>
      </dd>
    </div>
  );
}

export function Differences({ changes }: { readonly changes: readonly Difference[] }) {
  if (changes.length === 0) return <p>Visitors already see this version.</p>;
  return (
    <dl className="grid gap-4">
      {changes.map((change) => (
        <Changed key={change.label} change={change} />
      ))}
    </dl>
  );
}
