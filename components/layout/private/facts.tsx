import type { ReactNode } from 'react';

export type Fact = readonly [name: string, value: ReactNode];

/**
 * Facts, each with its name: a list that screen readers can walk through. Names have a column of their own where the
 * card is wide enough, however wide the screen is; a narrow card keeps the whole line for a long value.
 */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <div className="@container">
      <dl className="divide-y divide-border">
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-6 py-2 @md:grid @md:grid-cols-[minmax(8rem,14rem)_1fr]"
          >
            <dt className="text-muted-foreground">{name}</dt>
            <dd className="wrap-anywhere ml-auto min-w-0 font-medium @md:ml-0">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
