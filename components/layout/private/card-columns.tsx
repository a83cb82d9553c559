import type { ReactNode } from 'react';

/** A list of cards, two beside each other where both have room. */
export function CardColumns({ children }: { readonly children: ReactNode }) {
  return (
    <div className="@container">
      <ul className="grid items-start gap-3 sm:gap-4 @3xl:grid-cols-2">{children}</ul>
    </div>
  );
}
