/** The steps in order along a line, for services that take weeks. */
export function WhatToExpect({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="relative ml-4 space-y-7 border-primary border-l-2 pl-8">
      {steps.map((step, index) => (
        <li key={step} className="relative">
          <span
            aria-hidden="true"
            className="-left-8 -translate-x-1/2 absolute top-0 grid size-9 place-items-center rounded-full bg-primary font-semibold text-primary-foreground text-small"
          >
            {index + 1}
          </span>
          <p>{step}</p>
        </li>
      ))}
    </ol>
  );
}
