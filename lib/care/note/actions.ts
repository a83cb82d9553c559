'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { addAddendum, beginNote, beginNoteOnGuest, removeDraft, saveDraft } from '@/lib/care/note/commands';
import { type NoteWords, noteParts, noteTemplates, noteWords } from '@/lib/care/note/rules';
import { addendumSchema, draftSchema, newNoteSchema, removalSchema } from '@/lib/care/note/schema';
import { sessionStepSchema } from '@/lib/care/session/schema';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';
import { changedMeanwhile } from '@/lib/server/action/outdated';
import { redirectAfterAction } from '@/lib/server/action/redirect-after-action';
import { sealUnavailableIs } from '@/lib/server/seal/refusal';

const common = { access: 'therapist', triesPerNetwork: 3_000, notSaved: noteWords.notSaved } as const;

const refused = (message: string) => ({ ok: false, message }) as const;

export const beginOwnNote = defineMemberAction({
  ...common,
  name: 'begin-note',
  schema: newNoteSchema,
  handler: async ({ client, template, inRecord }, { viewer }): Promise<FormResult<RedirectTo>> =>
    sealUnavailableIs(noteWords.sealed, async () => {
      const id = await beginNote(viewer, client, template);
      if (id === null) return refused(noteWords.unknownClient);
      return redirectAfterAction(
        inRecord
          ? `/therapist-dashboard/clients/${client}/notes?note=${id}`
          : `/therapist-dashboard/notes/${id}`,
        noteWords.begun,
      );
    }),
});

export const beginOwnNoteOnGuest = defineMemberAction({
  ...common,
  name: 'begin-note-on-guest',
  schema: sessionStepSchema,
  handler: async ({ session }, { viewer }): Promise<FormResult<RedirectTo>> =>
    sealUnavailableIs(noteWords.sealed, async () => {
      const id = await beginNoteOnGuest(viewer, session);
      return id === null
        ? refused(noteWords.unknownClient)
        : redirectAfterAction(`/therapist-dashboard/notes/${id}`, noteWords.begun);
    }),
});

/** The form's state for the next save. */
export type SavedNote = { readonly version: string };

export const saveOwnNote = defineMemberAction({
  ...common,
  name: 'save-note',
  schema: draftSchema,
  handler: async ({ note, tab, version, step, ...parts }, { viewer }): Promise<FormResult<SavedNote>> => {
    const given = noteParts.flatMap((part) => (parts[part] ? [[part, parts[part]] as const] : []));
    const words: NoteWords = Object.fromEntries(given);
    const sign = step === 'sign';
    if (sign && given.length === 0) return refused(noteWords.empty);
    return sealUnavailableIs(noteWords.sealed, async () => {
      const outcome = await saveDraft(viewer, { note, tab, version, words, sign });
      if (!outcome.done) {
        if (outcome.because === 'stale') {
          const labels = Object.fromEntries(noteTemplates[outcome.template].parts);
          const changed = changedMeanwhile({ wrote: words, current: outcome.current, labels });
          const stored = { ...changed.stored, version: String(outcome.version) };
          return { ...changed, message: noteWords.stale, stored };
        }
        return refused(outcome.because === 'signed' ? noteWords.isSigned : noteWords.unknown);
      }
      if (outcome.signed) refresh();
      const message = outcome.signed ? noteWords.signed : noteWords.saved;
      return { ok: true, message, data: { version: String(outcome.version) } };
    });
  },
});

export const addToOwnNote = defineMemberAction({
  ...common,
  name: 'add-to-note',
  schema: addendumSchema,
  handler: async (addendum, { viewer }): Promise<FormResult<null>> =>
    sealUnavailableIs(noteWords.sealed, async () => {
      if (!(await addAddendum(viewer, addendum))) return refused(noteWords.unknown);
      refresh();
      return { ok: true, message: noteWords.added, data: null };
    }),
});

/** Deletes a draft of the viewer's, or a separate version of it; field `removed`. */
export const removeOwnDraft = defineMemberAction({
  ...common,
  name: 'remove-note-draft',
  schema: removalSchema,
  handler: async ({ removed }, { viewer }): Promise<FormResult<null>> => {
    const done = await removeDraft(viewer, removed);
    refresh();
    return done ? { ok: true, message: noteWords.removed, data: null } : refused(noteWords.unknown);
  },
});
