'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { moveListing, setPublic } from '@/lib/admin/therapist/listing-status/commands';
import { publicSchema } from '@/lib/admin/therapist/listing-status/schema';
import { listingMessages } from '@/lib/admin/therapist/rules';
import type { FormResult } from '@/lib/server/action/form-result';

const common = { access: 'admin', triesPerNetwork: 600, notSaved: listingMessages.notSaved } as const;
const therapist = z.uuid(listingMessages.gone);

const refusals = {
  gone: listingMessages.gone,
  already: listingMessages.alreadySo,
  unproven: listingMessages.unproven,
  unready: listingMessages.unready,
  'at-the-edge': listingMessages.atTheEdge,
} as const;

/**
 * Publishes a therapist's profile or takes it offline; fields `therapist`, `public` (yes or no), `reason` if
 * something is missing.
 */
export const setTherapistPublic = defineMemberAction({
  ...common,
  name: 'set-therapist-public',
  schema: publicSchema,
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> => {
    const isActive = input.public === 'yes';
    const outcome = await setPublic(
      input.therapist,
      { isActive, reason: input.reason },
      { viewer, request: { id, network } },
    );
    refresh();
    if (!outcome.done && outcome.because === 'unready') {
      return {
        ok: false,
        message: listingMessages.unready,
        fieldErrors: { reason: listingMessages.sayWhyPublic },
      };
    }
    if (!outcome.done) return { ok: false, message: refusals[outcome.because] };
    return {
      ok: true,
      message: isActive ? listingMessages.activated : listingMessages.deactivated,
      data: null,
    };
  },
});

export const moveTherapist = defineMemberAction({
  ...common,
  name: 'move-therapist',
  schema: z.strictObject({ therapist, towards: z.enum(['up', 'down']) }),
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await moveListing(input.therapist, input.towards, { viewer, request: { id, network } });
    refresh();
    return outcome.done
      ? { ok: true, message: listingMessages.moved, data: null }
      : { ok: false, message: refusals[outcome.because] };
  },
});
