'use client';

import { type ComponentProps, type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { keepPreference } from '@/components/layout/private/workspace/browser-preference';
import type { Workspace } from '@/components/layout/private/workspace/sections';
import { Button } from '@/components/ui/button';
import { Search } from '@/components/ui/icons';
import { Toast } from '@/components/ui/private/toast';
import { letterWaitMs, meaningOf, takesLetters } from '@/components/workspace/keys';
import type { Palette } from '@/components/workspace/palette';
import type { Shortcuts } from '@/components/workspace/shortcuts';

const lettersCookie = 'antarman.letters';
const lettersOff = 'off';

const areLettersOn = () => !document.cookie.includes(`${lettersCookie}=${lettersOff}`);

type Parts = {
  readonly Palette: ComponentType<ComponentProps<typeof Palette>>;
  readonly Shortcuts: ComponentType<ComponentProps<typeof Shortcuts>>;
};

/** Both dialogs come when one of them is first asked for: they are 15 KB that most visits do not need. */
async function load(): Promise<Parts> {
  const [palette, shortcuts] = await Promise.all([
    import('@/components/workspace/palette'),
    import('@/components/workspace/shortcuts'),
  ]);
  return { Palette: palette.Palette, Shortcuts: shortcuts.Shortcuts };
}

/**
 * The search of a workspace: a button in the header, Ctrl or ⌘ and K from anywhere, "?" for the shortcuts and "g" with a
 * letter for a section. Without scripts the navigation leads to the same pages.
 */
export function PaletteOpener({ sections, tasks = [], clientTasks = [] }: Workspace) {
  const [parts, setParts] = useState<Parts>();
  const [shown, setShown] = useState<'palette' | 'shortcuts' | null>(null);
  const [failed, setFailed] = useState(false);
  const [letters, setLetters] = useState(true);
  const pressedG = useRef(0);
  const before = useRef<Element | null>(null);

  const show = useCallback(async (what: 'palette' | 'shortcuts') => {
    if (!document.querySelector('[role="dialog"][data-state="open"]'))
      before.current = document.activeElement;
    try {
      setFailed(false);
      setShown(what);
      setParts(await load());
    } catch {
      setShown(null);
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    setLetters(areLettersOn());
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented) return;
      const meaning = meaningOf(event, {
        typing: takesLetters(event.target),
        afterG: performance.now() - pressedG.current < letterWaitMs,
        letters: areLettersOn(),
      });
      pressedG.current = meaning === 'wait' ? performance.now() : Number.NEGATIVE_INFINITY;
      if (meaning === 'search' || meaning === 'shortcuts') {
        event.preventDefault();
        void show(meaning === 'search' ? 'palette' : 'shortcuts');
      } else if (meaning !== null && meaning !== 'wait') {
        const section = sections.find(({ letter }) => letter === meaning.letter);
        if (section) location.assign(section.href);
      }
    }
    pressedG.current = Number.NEGATIVE_INFINITY;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [sections, show]);

  function changeLetters(on: boolean) {
    keepPreference(lettersCookie, on ? null : lettersOff);
    setLetters(on);
  }

  const dialog = (what: 'palette' | 'shortcuts') => ({
    sections,
    open: shown === what,
    onOpenChange: (open: boolean) => setShown(open ? what : null),
    onClosed: () => {
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  });
  return (
    <>
      <Button
        variant={null}
        size={null}
        aria-keyshortcuts="Control+K Meta+K"
        aria-busy={(shown && !parts) || undefined}
        className="needs-script size-11 hover:bg-muted lg:h-9 lg:w-full lg:justify-start lg:border lg:border-input lg:px-3 lg:text-muted-foreground"
        onClick={() => void show('palette')}
      >
        <Search aria-hidden="true" className="size-5" />
        <span className="max-lg:sr-only">Search</span>
        <span aria-hidden="true" className="ml-auto text-small max-lg:hidden">
          Ctrl K
        </span>
      </Button>
      {failed && <Toast>The search could not be loaded. Check your connection and try again.</Toast>}
      {parts && shown === 'palette' && (
        <parts.Palette
          tasks={tasks}
          clientTasks={clientTasks}
          onShortcuts={() => setShown('shortcuts')}
          {...dialog('palette')}
        />
      )}
      {parts && shown === 'shortcuts' && (
        <parts.Shortcuts letters={letters} onLetters={changeLetters} {...dialog('shortcuts')} />
      )}
    </>
  );
}
