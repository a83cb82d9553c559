'use client';

import { Fragment } from 'react';
import type { Section } from '@/components/layout/private/workspace/sections';
import { Switch } from '@/components/ui/private/switch';
import { PaletteDialog, type PaletteDialogProps } from '@/components/workspace/palette-dialog';

type ShortcutsProps = PaletteDialogProps & {
  readonly sections: readonly Section[];
  readonly letters: boolean;
  readonly onLetters: (letters: boolean) => void;
};

const keyStyle =
  'inline-grid min-w-8 place-items-center rounded-control border border-input bg-muted px-1.5 font-sans text-small leading-7';

function Keys({ of }: { readonly of: readonly string[] }) {
  return of.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && <span className="sr-only"> then </span>}
      <kbd className={keyStyle}>{key}</kbd>
    </Fragment>
  ));
}

/** The list of shortcuts, with a switch that turns those of one letter off. */
export function Shortcuts({ sections, letters, onLetters, ...dialog }: ShortcutsProps) {
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['These shortcuts', ['?']],
    ...sections.flatMap(({ label, letter }) => (letter ? [[label, ['g', letter]] as const] : [])),
  ];
  return (
    <PaletteDialog title="Keyboard shortcuts" {...dialog}>
      <dl className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2">
        <dt>Search for a page or a person</dt>
        <dd className="flex gap-1.5">
          <kbd className={keyStyle}>Ctrl</kbd>
          <kbd className={keyStyle}>K</kbd>
        </dd>
        <dt>Open the last item again</dt>
        <dd className="flex gap-1.5">
          <kbd className={keyStyle}>Ctrl</kbd>
          <kbd className={keyStyle}>K</kbd>
          <span className="sr-only"> then </span>
          <kbd className={keyStyle}>Enter</kbd>
        </dd>
        {rows.map(([label, keys]) => (
          <Fragment key={label}>
            <dt className={letters ? undefined : 'text-muted-foreground line-through'}>{label}</dt>
            <dd className="flex gap-1.5">
              <Keys of={keys} />
            </dd>
          </Fragment>
        ))}
      </dl>
      <p className="text-muted-foreground text-small">On a Mac, use ⌘ instead of Ctrl.</p>
      <label className="flex min-h-11 items-center gap-3">
        <Switch checked={letters} onChange={(event) => onLetters(event.currentTarget.checked)} />
        Letters and “?” are shortcuts in this browser
      </label>
    </PaletteDialog>
  );
}
