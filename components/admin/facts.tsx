import type { ReactNode } from 'react';

/** Facts, each with its name: a list that screen readers can walk through. */
export function Facts({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="divide-y divide-border">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="flex flex-wrap items-baseline justify-between gap-x-6 py-2 sm:grid sm:grid-cols-[minmax(8rem,14rem)_1fr]"
        >
          <dt className="text-muted-foreground">{name}</dt>
          <dd className="ml-auto wrap-anywhere min-w-0 text-right font-medium sm:ml-0 sm:text-left">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
