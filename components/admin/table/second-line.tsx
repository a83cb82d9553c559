import type { ReactNode } from 'react';

/** The second text of a cell: a line of its own on phones, behind a point on wide screens, where a row is one line. */
export function SecondLine({ children }: { readonly children: ReactNode }) {
  return (
    <span
      data-second=""
      className="block font-normal text-muted-foreground text-small lg:inline lg:leading-[inherit] lg:before:mx-1.5 lg:before:content-['·']"
    >
      {children}
    </span>
  );
}
