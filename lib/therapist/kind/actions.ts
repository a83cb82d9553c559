'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';
import { changedMeanwhile } from '@/lib/server/action/outdated';
import { redirectAfterAction } from '@/lib/server/action/redirect-after-action';
import { addKind, archiveKind, changeKind, raiseKind } from '@/lib/therapist/kind/commands';
import { newOwnKind } from '@/lib/therapist/kind/queries';
import {
  bookableByLabels,
  kindLabels,
  kindPaths,
  newKindFormKind,
  kindMessages as says,
} from '@/lib/therapist/kind/rules';
import { changedKindSchema, kindSchema, kindStepSchema } from '@/lib/therapist/kind/schema';
import { inputShown } from '@/lib/therapist/kind/shown';

const own = { access: 'therapist', triesPerNetwork: 300, notSaved: says.notSaved } as const;

/** Adds a kind of session (fields of `kindSchema`). */
export const addOwnKind = defineMemberAction({
  ...own,
  name: 'add-session-kind',
  schema: kindSchema,
  formKind: newKindFormKind,
  handler: async (input, { viewer, id, network, submission }): Promise<FormResult<RedirectTo>> => {
    const outcome = await addKind(viewer, { ...input, id: submission.key }, { id, network });
    if (outcome !== 'added') return { ok: false, message: says[outcome] };
    return redirectAfterAction(`${kindPaths.list}?done=added`, says.added);
  },
});

/** Changes a kind of session (fields of `changedKindSchema`). */
export const changeOwnKind = defineMemberAction({
  ...own,
  name: 'change-session-kind',
  schema: changedKindSchema,
  handler: async (input, { viewer, id, network }): Promise<FormResult<RedirectTo>> => {
    const outcome = await changeKind(viewer, input, { id, network });
    if (outcome === 'saved') return redirectAfterAction(`${kindPaths.list}?done=saved`, says.saved);
    if (typeof outcome === 'string') return { ok: false, message: says[outcome] };
    const places = (await newOwnKind(viewer)).places;
    const words = (name: string, value: string) => {
      if (name === 'bookableBy') return bookableByLabels[value] ?? value;
      if (name === 'place') return places.find((place) => place.value === value)?.label ?? '';
      return value === 'on' ? 'Yes' : value;
    };
    return changedMeanwhile({
      wrote: inputShown(input),
      current: outcome.current,
      labels: kindLabels,
      words,
    });
  },
});

/** Moves a kind of session up or archives it; fields `kind`, `step`. */
export const stepOwnKind = defineMemberAction({
  ...own,
  name: 'step-session-kind',
  schema: kindStepSchema,
  handler: async ({ kind, step }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await (step === 'up' ? raiseKind : archiveKind)(viewer, kind, { id, network });
    refresh();
    const done = outcome === 'raised' || outcome === 'archived';
    return done ? { ok: true, message: says[outcome], data: null } : { ok: false, message: says[outcome] };
  },
});
