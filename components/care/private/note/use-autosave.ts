'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { type SaveOutcome, startAutosave } from '@/components/care/private/note/autosave';
import { isChanged } from '@/components/forms/is-changed';
import { type SavedNote, saveOwnNote } from '@/lib/care/note/actions';
import { noteWords } from '@/lib/care/note/rules';
import type { FormResult } from '@/lib/server/action/form-result';

type Autosave = {
  /** Result of the last autosave: its time, or words about what went wrong. */
  readonly said:
    | { readonly savedAt: Date }
    | { readonly fault: string; readonly signInAt?: string | undefined }
    | null;
  /** How often the autosave has saved everything written so far. */
  readonly saves: number;
  /** Sends the form after a save that is under way, with the version that this has left. */
  readonly send: (form: FormData) => Promise<FormResult<SavedNote>>;
};

/** Answers that stay the same however often the same words are sent. */
const lasting: readonly string[] = [noteWords.isSigned, noteWords.unknown];

/** The database may be away, or the author signed out: both may pass while the page stays open. */
function outcomeOf(result: FormResult<SavedNote>): SaveOutcome {
  if (result.ok) return 'saved';
  const isFinal = result.stored || result.fieldErrors || lasting.includes(result.message);
  return isFinal ? 'refused' : 'later';
}

/** Saves a note every few seconds while somebody writes. Without scripts its button does. */
export function useAutosave(formId: string, firstVersion: string): Autosave {
  const version = useRef(firstVersion);
  const underway = useRef<Promise<unknown>>(Promise.resolve());
  const [said, setSaid] = useState<Autosave['said']>(null);
  const [saves, setSaves] = useState(0);

  /** Saves run one after the other: each begins with the version that the save before it returned. */
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
    const stop = startAutosave({
      form,
      async save() {
        const draft = new FormData(form);
        draft.set('step', 'save');
        // Saving by itself never replaces what another page has written.
        draft.set('version', version.current);
        try {
          const result = await send(draft);
          setSaid(result.ok ? { savedAt: new Date() } : { fault: result.message, signInAt: result.signInAt });
          return outcomeOf(result);
        } catch (error) {
          setSaid({
            fault: 'You are offline, so your latest changes are not saved yet. Keep this page open.',
          });
          throw error;
        }
      },
      settled: () => setSaves((times) => times + 1),
      sent: () => setSaid(null),
    });
    // Somebody was quicker than this script, and may write nothing more.
    if (isChanged(form)) form.dispatchEvent(new Event('input'));
    return stop;
  }, [formId, send]);

  return { said, saves, send };
}
