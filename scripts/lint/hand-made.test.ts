import { describe, expect, it } from 'vitest';
import { faultsOf } from './hand-made';

describe('parts of components/ui that a string of classes makes again', () => {
  it.each([
    ['a card', 'min-w-0 rounded-card border border-border p-4'],
    ['a card', 'rounded-card bg-card p-6 shadow-float'],
    ['a panel', 'grid gap-8 rounded-card bg-night p-6 text-night-foreground sm:p-10'],
    ['a panel', 'rounded-card bg-muted p-5'],
    ['a choice', 'relative flex rounded-control border-2 p-4 has-checked:border-primary'],
    ['a choice', 'flex min-h-12 cursor-pointer rounded-control border-2 border-input px-4 hover:bg-muted'],
    ['a round button', 'grid size-12 place-items-center rounded-full border-2 hover:bg-accent'],
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
    ['a label', '<label htmlFor={id} className="font-semibold">'],
    ['a label', '<label\n  htmlFor={id}\n  className={cx("grid gap-1 font-medium", className)}>'],
    ['a description', '<p id="hint" className="mt-8 max-w-measure text-muted-foreground text-small">'],
  ])('are told by their element too: %s', (part, element) => {
    expect(faultsOf('app/page.tsx', `<form>${element}`)).toEqual([
      `app/page.tsx:${element.split('\n').length} makes ${part} by hand: components/ui has it`,
    ]);
  });

  it.each([
    ['a moment', '<strong>{formatShown(sentAt)}</strong>'],
    ['a moment', '<td>\n  {formatDay(paidOn)}\n</td>'],
    ['a moment', '<td>{at.toLocaleDateString()}</td>'],
    ['an amount', '<p>{formatRupees(amountPaise)}</p>'],
    ['an amount', '<p>₹{rupees}</p>'],
    ['a number to call', '<a href={href}>{spacedPhone(phone)}</a>'],
  ])('are printed by their component: %s', (what, source) => {
    expect(faultsOf('app/page.tsx', source)).toEqual([
      expect.stringMatching(new RegExp(`^app/page.tsx:1 prints ${what} by hand`)),
    ]);
  });

  it.each(['<p>Sent {formatShown(sentAt)}.</p>', '<When at={sentAt} />', 'label={formatRupees(rest)}'])(
    'are words of a sentence: %s',
    (source) => {
      expect(faultsOf('app/page.tsx', source)).toEqual([]);
    },
  );

  it.each([
    '<Label className="font-semibold text-small">',
    '<label className="grid gap-1"><span className="font-semibold">',
    '<label className="tap gap-3 has-checked:font-semibold">',
    '<p className="font-semibold">',
    '<p className="max-w-measure text-muted-foreground">',
    '<div className="max-w-measure text-muted-foreground text-small">',
  ])('are not what another element has: %s', (element) => {
    expect(faultsOf('app/page.tsx', element)).toEqual([]);
  });

  it.each([
    'filter-sheet border border-border bg-card lg:rounded-card',
    'size-2.5 rounded-full border-2 border-input',
    'rounded-control bg-muted p-4',
    'rounded-card rounded-bl-none bg-[oklch(1_0_0/0.1)] p-5',
    'relative aspect-video rounded-card bg-night',
    'grid size-8 place-items-center rounded-full border-2 border-input',
    'grid rounded-card border-2 border-dashed bg-accent p-4',
  ])('are not what only resembles them: %s', (classes) => {
    expect(faultsOf('app/page.tsx', `<div className="${classes}">`)).toEqual([]);
  });
});
