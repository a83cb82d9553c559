'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { keepHour, releaseHour } from '@/lib/booking/kept-hour/commands';
import { keptHourMessages, savedInWords } from '@/lib/booking/kept-hour/rules';
import { keptHourSchema, releaseHourSchema } from '@/lib/booking/kept-hour/schema';
import { goneOnWords } from '@/lib/care/session/rules';
import type { FormResult } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';

const marked = {
  day: { firstDate: keptHourMessages.day },
  closed: { startsAt: keptHourMessages.closed },
  taken: { startsAt: keptHourMessages.taken },
} as const;

const said = {
  'not-linked': keptHourMessages.notLinked,
  'no-calendar': keptHourMessages.noCalendar,
  'no-client': keptHourMessages.noClient,
  'handed-over': goneOnWords,
  'too-many': keptHourMessages.tooMany,
} as const;

const shared = {
  access: 'therapist',
  triesPerNetwork: 300,
  notSaved: keptHourMessages.notSaved,
} as const;

/** Keeps an hour for a client; fields `client`, `firstDate`, `startsAt`, `minutes`, `repeat`. */
export const keepClientHour = defineMemberAction({
  ...shared,
  name: 'keep-hour',
  schema: keptHourSchema,
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await keepHour(viewer, input, { id, network });
    if (outcome.done) {
      refresh();
      return { ok: true, message: savedInWords(outcome.others), data: null };
    }
    const { because } = outcome;
    return because === 'day' || because === 'closed' || because === 'taken'
      ? { ok: false, message: actionMessages.check, fieldErrors: marked[because] }
      : { ok: false, message: said[because] };
  },
});

export const releaseClientHour = defineMemberAction({
  ...shared,
  name: 'release-hour',
  schema: releaseHourSchema,
  handler: async ({ hour }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await releaseHour(viewer, hour, { id, network });
    refresh();
    return outcome === 'released'
      ? { ok: true, message: keptHourMessages.released, data: null }
      : { ok: false, message: keptHourMessages.gone };
  },
});
