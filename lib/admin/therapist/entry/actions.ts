'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult, Onward } from '@/lib/action/form-result';
import { actionMessages } from '@/lib/action/messages';
import { leadOn } from '@/lib/action/onward';
import { createEntry, saveEntry } from '@/lib/admin/therapist/entry/commands';
import { newEntryFormKind } from '@/lib/admin/therapist/entry/rules';
import { entrySchema, newEntrySchema } from '@/lib/admin/therapist/entry/schema';
import { entryMessages, therapistPath } from '@/lib/admin/therapist/rules';

const common = { access: 'admin', triesPerNetwork: 600, notSaved: entryMessages.notSaved } as const;

const wrong = (fieldErrors: Readonly<Record<string, string>>) =>
  ({ ok: false, message: actionMessages.check, fieldErrors }) as const;

const fieldRefusals = {
  'slug-taken': { slug: entryMessages.slugTaken },
  'slug-fixed': { slug: entryMessages.slugFixed },
  unproven: { title: entryMessages.unproven },
} as const;

const create = defineMemberAction({
  ...common,
  name: 'create-therapist',
  schema: newEntrySchema,
  formKind: newEntryFormKind,
  handler: async (input, { viewer, submission, id, network }): Promise<FormResult<Onward>> => {
    const outcome = await createEntry(submission.key, input, { viewer, request: { id, network } });
    if (!outcome.done) return wrong(fieldRefusals[outcome.because]);
    return leadOn(therapistPath(outcome.id), entryMessages.created);
  },
});

const save = defineMemberAction({
  ...common,
  name: 'save-therapist',
  schema: entrySchema,
  handler: async ({ therapist, version, ...input }, { viewer, id, network }): Promise<FormResult<null>> => {
    const edit = { id: therapist, version: new Date(version), input };
    const outcome = await saveEntry(edit, { viewer, request: { id, network } });
    if (outcome.done) {
      refresh();
      if (!outcome.changed) return { ok: true, message: entryMessages.unchanged, data: null };
      return {
        ok: true,
        message: outcome.public ? entryMessages.saved : entryMessages.savedHidden,
        data: null,
      };
    }
    switch (outcome.because) {
      case 'gone':
        return { ok: false, message: entryMessages.gone };
      case 'stale':
        return { ok: false, message: entryMessages.stale };
      default:
        return wrong(fieldRefusals[outcome.because]);
    }
  },
});

/** Makes an entry of the directory, not public yet, and leads to it (fields: `newEntrySchema`). */
export async function createTherapist(_previous: unknown, form: unknown): Promise<FormResult<Onward>> {
  return create(form);
}

/** Changes what stands in an entry of the directory (fields: `entrySchema`). */
export async function saveTherapist(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return save(form);
}
