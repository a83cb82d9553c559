'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import type { NavigationPage, Section } from '@/components/layout/private/workspace/sections';
import {
  Command,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
} from '@/components/ui/private/command';
import {
  type Destination,
  destinationsNamed,
  destinationsOf,
  keepDestination,
  recentDestinations,
} from '@/components/workspace/destinations';
import { PaletteDialog, type PaletteDialogProps } from '@/components/workspace/palette-dialog';
import { clientTasksNamed } from '@/components/workspace/rows';
import { type FoundPeople, usePeople } from '@/components/workspace/use-people';

type PaletteProps = PaletteDialogProps & {
  readonly sections: readonly Section[];
  readonly tasks: readonly NavigationPage[];
  readonly clientTasks: readonly NavigationPage[];
  readonly onShortcuts: () => void;
};

/** The state of the search in words, next to the list. */
function sayingOf(state: FoundPeople['state'], words: string, rows: number): string {
  if (state === 'too-often') return 'Too many searches. Wait a minute before you search for people again.';
  if (state === 'failed') return 'We could not search for people. You can still search for pages.';
  return rows === 0 ? `No results for “${words}”.` : '';
}

type Row = {
  /** Differs from that of every other row. */
  readonly value: string;
  readonly label: string;
  readonly note?: string;
  readonly choose: () => void;
};

type Group = { readonly heading: string; readonly rows: readonly Row[] };

/**
 * Goes to a page, finds a person, or begins something new. People come from the server, which decides whom the viewer may
 * find. The first row is the chosen one until an arrow moves the choice; it is reserved for people while the server is
 * asked, and Enter waits for them.
 */
export function Palette({ sections, tasks, clientTasks, onShortcuts, ...dialog }: PaletteProps) {
  const [typed, setTyped] = useState('');
  const [moved, setMoved] = useState('');
  const moving = useRef(false);
  const [entered, setEntered] = useState(false);
  const words = typed.trim();
  const { people, state, known } = usePeople(words);
  const pages = useMemo(() => destinationsOf(sections), [sections]);
  const all = useMemo(() => [...tasks, ...pages], [tasks, pages]);
  const recent = useMemo(() => recentDestinations(all), [all]);

  const go = (href: string) => location.assign(href);
  const looking = state === 'looking' && people.length === 0;
  const peopleRows: readonly Row[] = looking
    ? [{ value: 'looking', label: 'Looking for people...', choose: () => setEntered(true) }]
    : people.map(({ name, note, href }) => ({ value: href, label: name, note, choose: () => go(href) }));
  const rowsOf = (group: string, destinations: readonly Destination[]): readonly Row[] =>
    destinations.map((destination) => ({
      value: `${group} ${destination.href}`,
      label: destination.label,
      note: destination.section,
      choose: () => {
        keepDestination(all, destination);
        go(destination.href);
      },
    }));
  const begun = (begins: readonly NavigationPage[]): readonly Row[] =>
    begins.map(({ href, label }) => ({ value: `begin ${href}`, label, choose: () => go(href) }));
  const { named, guessed } = clientTasksNamed(clientTasks, { people, known }, words);
  const groups: readonly Group[] = (
    words === ''
      ? [
          { heading: 'Recent', rows: [...peopleRows, ...rowsOf('recent', recent)] },
          { heading: 'New', rows: rowsOf('new', tasks) },
          { heading: 'Pages', rows: rowsOf('page', pages) },
          {
            heading: 'Help',
            rows: [{ value: 'shortcuts', label: 'Keyboard shortcuts', choose: onShortcuts }],
          },
        ]
      : [
          { heading: 'People', rows: peopleRows },
          { heading: 'New', rows: [...rowsOf('new', destinationsNamed(tasks, words)), ...begun(named)] },
          { heading: 'Pages', rows: rowsOf('page', destinationsNamed(pages, words)) },
          { heading: 'For a client', rows: begun(guessed) },
        ]
  ).filter(({ rows }) => rows.length > 0);
  const rows = groups.flatMap((group) => group.rows);
  const chosen = rows.find(({ value }) => value === moved) ?? rows[0];
  const saying = sayingOf(state, words, rows.length);

  // Enter was pressed on the place of people: their first opens once they are there, or what is first without them.
  useEffect(() => {
    if (!entered || looking) return;
    setEntered(false);
    if (people.length > 0 || state === 'there') chosen?.choose();
  });

  return (
    <PaletteDialog title="Search" {...dialog}>
      <Command
        label="Pages, people and new entries"
        shouldFilter={false}
        disablePointerSelection
        vimBindings={false}
        value={chosen?.value ?? ''}
        onValueChange={(value) => {
          // The list also reports the row that it would choose by itself.
          if (moving.current) setMoved(value);
        }}
        onKeyDown={({ key }) => {
          if (/^(Arrow|Home|End)/.test(key)) moving.current = true;
        }}
      >
        <CommandInput
          aria-label="Name of a page or a person"
          placeholder="Search pages and people, or create something new"
          maxLength={160}
          value={typed}
          onValueChange={(text) => {
            moving.current = false;
            setMoved('');
            setEntered(false);
            setTyped(text);
          }}
        />
        <p role="status" className={saying ? 'px-3 pt-3 text-muted-foreground' : 'sr-only'}>
          {saying}
        </p>
        <CommandList>
          {groups.map(({ heading, rows: inGroup }) => (
            <CommandGroup key={heading} heading={heading}>
              {inGroup.map(({ value, label, note, choose }) => (
                <CommandItem key={value} value={value} onSelect={choose}>
                  <span className="wrap-anywhere">{label}</span>{' '}
                  {note && (
                    <span className="wrap-anywhere ml-2 text-muted-foreground text-small">{note}</span>
                  )}
                </CommandItem>
              ))}
            </CommandGroup>
          ))}
        </CommandList>
      </Command>
    </PaletteDialog>
  );
}
