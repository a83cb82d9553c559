'use client';

import { useMemo, useRef, useState } from 'react';
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
  keepPlace,
  recentDestinations,
} from '@/components/workspace/destinations';
import { PaletteDialog, type PaletteDialogProps } from '@/components/workspace/palette-dialog';
import { type FoundPeople, usePeople } from '@/components/workspace/use-people';
import type { FoundPerson } from '@/lib/workspace/rules';

type PaletteProps = PaletteDialogProps & {
  readonly sections: readonly Section[];
  readonly tasks: readonly NavigationPage[];
  readonly onShortcuts: () => void;
};

/** What the search says besides the list. */
function sayingOf({ state, people }: FoundPeople, words: string, destinations: number): string {
  if (state === 'too-often') return 'Too many searches. Wait a minute before you search for people again.';
  if (state === 'failed') return 'We could not search for people. You can still search for pages.';
  if (state === 'looking') return words === '' ? '' : 'Looking for people...';
  if (people.length + destinations === 0) return `No results for “${words}”.`;
  return '';
}

function People({ people, onGo }: { people: readonly FoundPerson[]; onGo: (href: string) => void }) {
  return people.map(({ id, name, note, href }) => (
    <CommandItem key={id} value={href} onSelect={() => onGo(href)}>
      <span className="wrap-anywhere">{name}</span>{' '}
      {note && <span className="wrap-anywhere ml-2 text-muted-foreground text-small">{note}</span>}
    </CommandItem>
  ));
}

type PlacesProps = {
  readonly group: string;
  readonly destinations: readonly Destination[];
  readonly onChoose: (destination: Destination) => void;
};

function Places({ group, destinations, onChoose }: PlacesProps) {
  return destinations.map((destination) => (
    <CommandItem
      key={destination.href}
      value={`${group} ${destination.href}`}
      onSelect={() => onChoose(destination)}
    >
      {destination.label}{' '}
      {destination.section && (
        <span className="ml-2 text-muted-foreground text-small">{destination.section}</span>
      )}
    </CommandItem>
  ));
}

/**
 * Goes to a page, finds a person, or begins something new. People come from the server, which decides whom the viewer may
 * find; without words the ones opened last come first.
 */
export function Palette({ sections, tasks, onShortcuts, ...dialog }: PaletteProps) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState('');
  const moved = useRef(false);
  const words = typed.trim();
  const found = usePeople(words);
  const pages = useMemo(() => destinationsOf(sections), [sections]);
  const all = useMemo(() => [...tasks, ...pages], [tasks, pages]);
  const recent = useMemo(() => recentDestinations(all), [all]);
  // Names of people answer the words that were typed before until the next answer is there; they stay no longer.
  const people = found.words === words ? found.people : [];
  const [shownTasks, shownRooms] =
    words === '' ? [tasks, pages] : [destinationsNamed(tasks, words), destinationsNamed(pages, words)];
  const saying = sayingOf({ ...found, people }, words, shownTasks.length + shownRooms.length);

  // The first person takes the mark when they arrive, unless somebody has moved it by then.
  const first = people[0]?.href;
  const [marked, setMarked] = useState<string>();
  if (first !== marked) {
    setMarked(first);
    if (first && !moved.current && (words === '' || shownRooms.length + shownTasks.length === 0))
      setChosen(first);
  }

  const go = (href: string) => location.assign(href);
  const choose = (destination: Destination) => {
    keepPlace(all, destination);
    go(destination.href);
  };
  return (
    <PaletteDialog title="Search" {...dialog}>
      <Command
        label="Pages, people and new entries"
        shouldFilter={false}
        value={chosen}
        onValueChange={setChosen}
        onKeyDown={({ key }) => {
          if (key.startsWith('Arrow')) moved.current = true;
        }}
      >
        <CommandInput
          aria-label="Name of a page or a person"
          placeholder="Search pages and people, or create something new"
          maxLength={160}
          value={typed}
          onValueChange={(text) => {
            moved.current = false;
            setTyped(text);
          }}
        />
        <p role="status" className={saying ? 'px-3 pt-3 text-muted-foreground' : 'sr-only'}>
          {saying}
        </p>
        <CommandList>
          {words === '' && people.length + recent.length > 0 && (
            <CommandGroup heading="Recent">
              <People people={people} onGo={go} />
              <Places group="recent" destinations={recent} onChoose={choose} />
            </CommandGroup>
          )}
          {shownTasks.length > 0 && (
            <CommandGroup heading="New">
              <Places group="new" destinations={shownTasks} onChoose={choose} />
            </CommandGroup>
          )}
          {words !== '' && people.length > 0 && (
            <CommandGroup heading="People">
              <People people={people} onGo={go} />
            </CommandGroup>
          )}
          {shownRooms.length > 0 && (
            <CommandGroup heading="Pages">
              <Places group="page" destinations={shownRooms} onChoose={choose} />
            </CommandGroup>
          )}
          {words === '' && (
            <CommandGroup heading="Help">
              <CommandItem value="shortcuts" onSelect={onShortcuts}>
                Keyboard shortcuts
              </CommandItem>
            </CommandGroup>
          )}
        </CommandList>
      </Command>
    </PaletteDialog>
  );
}
