'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { nameBusySource, removeBusySource } from '@/lib/booking/calendar/busy/commands';
import { ownBusyCalendar } from '@/lib/booking/calendar/busy/queries';
import { readBusyTimes } from '@/lib/booking/calendar/busy/read';
import { busyMessages } from '@/lib/booking/calendar/busy/rules';
import { busyAddressSchema, busyStepSchema } from '@/lib/booking/calendar/busy/schema';
import type { FormResult } from '@/lib/server/action/form-result';
import { sealUnavailableIs } from '@/lib/server/seal/refusal';

/** Reads a calendar while its owner waits; the page shows the result or the failure. */
async function readNow(calendarId: string, message: string): Promise<FormResult<null>> {
  const reading = await readBusyTimes(calendarId);
  refresh();
  return reading ? { ok: true, message, data: null } : { ok: false, message: busyMessages.none };
}

export const nameOtherCalendar = defineMemberAction({
  name: 'name-other-calendar',
  access: 'therapist',
  schema: busyAddressSchema,
  secrets: ['address'],
  triesPerNetwork: 30,
  notSaved: busyMessages.notSaved,
  handler: ({ address }, { viewer, id, network }) =>
    sealUnavailableIs(busyMessages.notSaved, async () => {
      const calendarId = await nameBusySource(viewer, address, { id, network });
      return calendarId === null
        ? { ok: false, message: busyMessages.notLinked }
        : readNow(calendarId, busyMessages.connected);
    }),
});

/** Reads the viewer's other calendar now, or removes it (field `step`: read or remove). */
export const changeOtherCalendar = defineMemberAction({
  name: 'change-other-calendar',
  access: 'therapist',
  schema: busyStepSchema,
  triesPerNetwork: 30,
  notSaved: busyMessages.notSaved,
  handler: async ({ step }, { viewer, id, network }): Promise<FormResult<null>> => {
    if (step === 'remove') {
      const removed = await removeBusySource(viewer, { id, network });
      refresh();
      return { ok: true, message: removed ? busyMessages.removed : busyMessages.none, data: null };
    }
    const calendarId = await ownBusyCalendar(viewer);
    return calendarId === null
      ? { ok: false, message: busyMessages.none }
      : readNow(calendarId, busyMessages.asked);
  },
});
