'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { entryMessages } from '@/lib/admin/therapist/rules';
import { moveEntry, setPublic } from '@/lib/admin/therapist/standing/commands';

const common = { access: 'admin', triesPerNetwork: 600, notSaved: entryMessages.notSaved } as const;
const therapist = z.uuid(entryMessages.gone);

const refusals = {
  gone: entryMessages.gone,
  already: entryMessages.alreadySo,
  unproven: entryMessages.unproven,
  'at-the-edge': entryMessages.atTheEdge,
} as const;

const decide = defineMemberAction({
  ...common,
  name: 'set-therapist-public',
  schema: z.strictObject({ therapist, public: z.enum(['yes', 'no']) }),
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> => {
    const isActive = input.public === 'yes';
    const outcome = await setPublic(input.therapist, isActive, { viewer, request: { id, network } });
    refresh();
    if (!outcome.done) return { ok: false, message: refusals[outcome.because] };
    return {
      ok: true,
      message: isActive ? entryMessages.activated : entryMessages.deactivated,
      data: null,
    };
  },
});

const move = defineMemberAction({
  ...common,
  name: 'move-therapist',
  schema: z.strictObject({ therapist, towards: z.enum(['up', 'down']) }),
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await moveEntry(input.therapist, input.towards, { viewer, request: { id, network } });
    refresh();
    return outcome.done
      ? { ok: true, message: entryMessages.moved, data: null }
      : { ok: false, message: refusals[outcome.because] };
  },
});

/** Makes a therapist's profile public or takes it down; fields `therapist`, `public` (yes or no). */
export async function setTherapistPublic(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return decide(form);
}

/** Moves a therapist one place in the directory; fields `therapist`, `towards` (up or down). */
export async function moveTherapist(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return move(form);
}
