import { Fragment, type ReactNode } from 'react';

/** Facts of one thing, side by side; each breaks only where it is longer than the line. */
export function FactLine({ facts }: { readonly facts: readonly ReactNode[] }) {
  return facts.filter(Boolean).map((fact, place, all) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: facts have no other name, and their order is fixed.
    <Fragment key={place}>
      <span className="inline-block">
        {fact}
        {place < all.length - 1 && ' ·'}
      </span>{' '}
    </Fragment>
  ));
}
