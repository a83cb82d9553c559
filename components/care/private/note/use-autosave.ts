'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { type SavedNote, saveOwnNote } from '@/lib/care/note/actions';
import { saveAfter } from '@/lib/care/note/rules';
import type { FormResult } from '@/lib/server/action/form-result';

type Autosave = {
  /** What became of the last save by itself: the time, or words of what is wrong. */
  readonly said: { readonly savedAt: Date } | { readonly fault: string } | null;
  /** How often it has saved by itself all that was written. */
  readonly kept: number;
  /** Sends the form after a save that is under way, with the version that this has left. */
  readonly send: (form: FormData) => Promise<FormResult<SavedNote>>;
};

/** Saves a note some seconds after each change. Without scripts its button does. */
export function useAutosave(formId: string, firstVersion: string): Autosave {
  const version = useRef(firstVersion);
  const underway = useRef<Promise<unknown>>(Promise.resolve());
  const [said, setSaid] = useState<Autosave['said']>(null);
  const [kept, setKept] = useState(0);

  /** One save after the other: each knows the version that the one before has left. */
  const send = useCallback((form: FormData): Promise<FormResult<SavedNote>> => {
    const saving = underway.current.then(async () => {
      // The page may show a newer state, next to what was typed: pressing a button then replaces it.
      const shown = Number(form.get('version'));
      form.set('version', String(Math.max(shown, Number(version.current))));
      const result = await saveOwnNote(null, form);
      if (result.ok) version.current = result.data.version;
      return result;
    });
    underway.current = saving.catch(() => undefined);
    return saving;
  }, []);

  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const save = async () => {
      waiting = undefined;
      const draft = new FormData(form);
      draft.set('step', 'save');
      // Saving by itself never replaces what another page has written.
      draft.set('version', version.current);
      try {
        const result = await send(draft);
        setSaid(result.ok ? { savedAt: new Date() } : { fault: result.message });
        // What was written meanwhile waits for the next save.
        if (result.ok && waiting === undefined) setKept((times) => times + 1);
      } catch {
        setSaid({
          fault: 'The connection is lost, so your last words are not saved yet. Keep this page open.',
        });
        waiting = setTimeout(save, saveAfter);
      }
    };
    const onInput = () => {
      clearTimeout(waiting);
      waiting = setTimeout(save, saveAfter);
    };
    const onSubmit = () => {
      clearTimeout(waiting);
      setSaid(null);
    };
    const listening = new AbortController();
    form.addEventListener('input', onInput, listening);
    form.addEventListener('submit', onSubmit, listening);
    return () => {
      clearTimeout(waiting);
      listening.abort();
    };
  }, [formId, send]);

  return { said, kept, send };
}
