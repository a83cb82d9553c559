import type { ReactNode } from 'react';

type PanelProps = { readonly id: string; readonly title: string; readonly children: ReactNode };

/** One matter of a page, with its heading. */
export function Panel({ id, title, children }: PanelProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 rounded-card border border-line bg-paper-2 p-5 shadow-card sm:p-8"
    >
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Says that there is nothing yet, where a list would be. */
export function Nothing({ children }: { readonly children: ReactNode }) {
  return <p className="rounded-card bg-paper-3 p-5 text-ink-soft">{children}</p>;
}
