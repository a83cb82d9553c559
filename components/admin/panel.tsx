import type { ReactNode } from 'react';

type PanelProps = { readonly id: string; readonly title: string; readonly children: ReactNode };

/** One part of a page of the back office that is about one thing. */
export function Panel({ id, title, children }: PanelProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-4 rounded-card border border-line bg-paper-2 p-5 shadow-card sm:p-6"
    >
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Facts, each with its name: a list that readers can walk through. */
export function Facts({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="divide-y divide-line">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 py-2">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="min-w-0 break-words font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
