'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { createListing, saveListing } from '@/lib/admin/therapist/listing/commands';
import { listingLabels, listingWords, newListingFormKind } from '@/lib/admin/therapist/listing/rules';
import { type ListingInput, listingSchema, newListingSchema } from '@/lib/admin/therapist/listing/schema';
import { listingMessages, therapistPath } from '@/lib/admin/therapist/rules';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { changedMeanwhile } from '@/lib/server/action/outdated';
import { redirectAfterAction } from '@/lib/server/action/redirect-after-action';
import { unprovenFields } from '@/lib/therapist/title/rules';

const common = { access: 'admin', triesPerNetwork: 600, notSaved: listingMessages.notSaved } as const;

const wrong = (fieldErrors: Readonly<Record<string, string>>) =>
  ({ ok: false, message: actionMessages.check, fieldErrors }) as const;

function refusalAt(because: 'slug-taken' | 'slug-fixed' | 'unproven', input: ListingInput) {
  return wrong(because === 'unproven' ? unprovenFields(input) : fieldRefusals[because]);
}

const fieldRefusals = {
  'slug-taken': { slug: listingMessages.slugTaken },
  'slug-fixed': { slug: listingMessages.slugFixed },
} as const;

/** Makes a listing of the directory, not yet public, and redirects to it (fields: `newListingSchema`). */
export const createTherapist = defineMemberAction({
  ...common,
  name: 'create-therapist',
  schema: newListingSchema,
  formKind: newListingFormKind,
  handler: async (input, { viewer, submission, id, network }): Promise<FormResult<RedirectTo>> => {
    const outcome = await createListing(submission.key, input, { viewer, request: { id, network } });
    if (!outcome.done) return refusalAt(outcome.because, input);
    return redirectAfterAction(therapistPath(outcome.id), listingMessages.created);
  },
});

export const saveTherapist = defineMemberAction({
  ...common,
  name: 'save-therapist',
  schema: listingSchema,
  handler: async ({ therapist, version, ...input }, { viewer, id, network }): Promise<FormResult<null>> => {
    const edit = { id: therapist, version, input };
    const outcome = await saveListing(edit, { viewer, request: { id, network } });
    if (outcome.done) {
      refresh();
      if (!outcome.changed) return { ok: true, message: listingMessages.unchanged, data: null };
      return {
        ok: true,
        message: outcome.public ? listingMessages.saved : listingMessages.savedHidden,
        data: null,
      };
    }
    switch (outcome.because) {
      case 'gone':
        return { ok: false, message: listingMessages.gone };
      case 'outdated':
        return changedMeanwhile({ ...outcome, labels: listingLabels, words: listingWords });
      default:
        return refusalAt(outcome.because, input);
    }
  },
});
