'use server';

import type { Route } from 'next';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { changedMeanwhile } from '@/lib/server/action/outdated';
import { redirectAfterAction } from '@/lib/server/action/redirect-after-action';
import { env } from '@/lib/server/env';
import { resetLetter, saveLetter } from '@/lib/therapist/letter/commands';
import { letterLabels, letterPath, namedSubject, letterMessages as says } from '@/lib/therapist/letter/rules';
import { letterKindSchema, letterSchema } from '@/lib/therapist/letter/schema';

const own = { access: 'therapist', triesPerNetwork: 300, notSaved: says.notSaved } as const;

/** Saves the therapist's own words for one kind of email (fields of `letterSchema`). */
export const saveOwnLetter = defineMemberAction({
  ...own,
  name: 'save-letter',
  schema: letterSchema(() => env.APP_URL),
  handler: async (input, { viewer, id, network }): Promise<FormResult<RedirectTo>> => {
    const outcome = await saveLetter(viewer, input, { id, network });
    if (outcome === 'not-linked') return { ok: false, message: says[outcome] };
    if (outcome === 'saved') {
      return redirectAfterAction(`${letterPath(input.kind)}&done=saved` as Route, says.saved);
    }
    if ('named' in outcome) {
      return {
        ok: false,
        message: actionMessages.check,
        fieldErrors: { subject: namedSubject(outcome.named) },
      };
    }
    const { subject, body } = input;
    return changedMeanwhile({ wrote: { subject, body }, current: outcome.current, labels: letterLabels });
  },
});

/** Removes the therapist's own words for one kind of email; field `kind`. */
export const resetOwnLetter = defineMemberAction({
  ...own,
  name: 'reset-letter',
  schema: letterKindSchema,
  handler: async ({ kind }, { viewer, id, network }): Promise<FormResult<RedirectTo>> => {
    const outcome = await resetLetter(viewer, kind, { id, network });
    if (outcome !== 'reset') return { ok: false, message: says[outcome] };
    return redirectAfterAction(`${letterPath(kind)}&done=reset` as Route, says.reset);
  },
});
