import { describe, expect, it } from 'vitest';
import { faultsOf, handMadeParts } from './hand-made';
import { sourceFiles } from './imports';

describe('parts of components/ui that a string of classes makes again', () => {
  it('are nowhere', () => {
    expect(handMadeParts(['app', 'components'].flatMap(sourceFiles))).toEqual([]);
  });

  it.each([
    ['a card', 'min-w-0 rounded-card border border-border p-4'],
    ['a card', 'rounded-card bg-card p-6 shadow-float'],
    ['a pill', 'inline-flex min-h-11 items-center rounded-full border border-border px-4'],
    ['a badge', 'rounded-full bg-warm-soft px-2.5 text-small'],
    ['a button', 'inline-flex min-h-12 items-center justify-center rounded-control px-5 font-semibold'],
    ['a field', 'min-h-12 rounded-control px-4 placeholder:text-muted-foreground'],
  ])('are told: %s', (part, classes) => {
    expect(faultsOf('app/page.tsx', `<p>\n<div className="${classes}">`)).toEqual([
      `app/page.tsx:2 makes ${part} by hand: components/ui has it`,
    ]);
  });

  it.each([
    'filter-sheet border border-border bg-card lg:rounded-card',
    'size-2.5 rounded-full border-2 border-input',
    'rounded-control bg-muted p-4',
  ])('are not what only resembles them: %s', (classes) => {
    expect(faultsOf('app/page.tsx', `<div className="${classes}">`)).toEqual([]);
  });
});
