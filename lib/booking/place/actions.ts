'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { addPlace, archivePlace, changePlace, renewCode } from '@/lib/booking/place/commands';
import { shownPlace } from '@/lib/booking/place/queries';
import {
  archivedInWords,
  newCodeInWords,
  newPlaceFormKind,
  placeLabels,
  savedPlaceInWords,
  placeMessages as says,
} from '@/lib/booking/place/rules';
import { changedPlaceSchema, newCodeSchema, placeSchema, placeStepSchema } from '@/lib/booking/place/schema';
import type { FormResult } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { changedMeanwhile } from '@/lib/server/action/outdated';

const own = { access: 'therapist', triesPerNetwork: 300, notSaved: says.notSaved } as const;

/** Adds a place (fields of `placeSchema`). */
export const addOwnPlace = defineMemberAction({
  ...own,
  name: 'add-place',
  schema: placeSchema,
  formKind: newPlaceFormKind,
  handler: async (input, { viewer, id, network, submission }): Promise<FormResult<null>> => {
    const outcome = await addPlace(viewer, { ...input, id: submission.key }, { id, network });
    if (outcome === 'code')
      return { ok: false, message: actionMessages.check, fieldErrors: { code: says.code } };
    if (outcome !== 'added') return { ok: false, message: says[outcome] };
    refresh();
    return { ok: true, message: says.added, data: null };
  },
});

/** Changes a place (fields of `changedPlaceSchema`). */
export const changeOwnPlace = defineMemberAction({
  ...own,
  name: 'change-place',
  schema: changedPlaceSchema,
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await changePlace(viewer, input, { id, network });
    if (typeof outcome === 'string') return { ok: false, message: says[outcome] };
    if ('current' in outcome) {
      const words = (name: string, value: string) => (name === 'alsoRemote' ? (value ? 'Yes' : 'No') : value);
      return changedMeanwhile({
        wrote: shownPlace(input),
        current: outcome.current,
        labels: placeLabels,
        words,
      });
    }
    refresh();
    return { ok: true, message: savedPlaceInWords(outcome.told), data: null };
  },
});

/** Makes a new code for a shared place; fields `place`, `apart`. */
export const renewPlaceCode = defineMemberAction({
  ...own,
  name: 'renew-place-code',
  schema: newCodeSchema,
  handler: async ({ place, apart }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await renewCode(viewer, { place, apart: apart === 'yes' }, { id, network });
    if (typeof outcome === 'string') return { ok: false, message: says[outcome] };
    refresh();
    return { ok: true, message: newCodeInWords(outcome.apart), data: null };
  },
});

/** Archives a place; field `place`. */
export const archiveOwnPlace = defineMemberAction({
  ...own,
  name: 'archive-place',
  schema: placeStepSchema,
  handler: async ({ place }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await archivePlace(viewer, place, { id, network });
    if (typeof outcome === 'string') return { ok: false, message: says[outcome] };
    refresh();
    return { ok: true, message: archivedInWords(outcome.ahead), data: null };
  },
});
