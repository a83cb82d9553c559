import type { ReactNode } from 'react';

const tones = {
  good: 'bg-success-soft text-success',
  bad: 'bg-danger-soft text-danger',
  wait: 'bg-accent-soft text-accent-ink',
  quiet: 'bg-paper-3 text-ink-soft',
};

/** The state of a row in one or two words; its colour says nothing that the words do not. */
export function Badge({
  tone,
  children,
}: {
  readonly tone: keyof typeof tones;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={`inline-block rounded-full px-3 lg:whitespace-nowrap py-0.5 font-medium text-small ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
