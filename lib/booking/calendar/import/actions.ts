'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { zoneOf } from '@/lib/account/session/viewer';
import { takeCalendar, undoCalendar, uploadCalendar } from '@/lib/booking/calendar/import/commands';
import {
  calendarFaults,
  calendarField,
  largestCalendar,
  metInWords,
  ownImportPath,
  importMessages as says,
  sessionsInWords,
} from '@/lib/booking/calendar/import/rules';
import { takeSchema, undoSchema } from '@/lib/booking/calendar/import/schema';
import { formatInstant } from '@/lib/format/time';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { noFieldsSchema } from '@/lib/server/action/no-fields';
import { redirectAfterAction } from '@/lib/server/action/redirect-after-action';
import { sealUnavailableIs } from '@/lib/server/seal/refusal';

const own = { access: 'therapist', triesPerNetwork: 120, notSaved: says.notSaved } as const;

function said(done: boolean, message: string): FormResult<null> {
  refresh();
  return done ? { ok: true, message, data: null } : { ok: false, message };
}

/** Uploads a calendar for its preview; the file in `calendarField`. */
export const uploadSessionCalendar = defineMemberAction({
  ...own,
  name: 'upload-session-calendar',
  schema: noFieldsSchema,
  fileField: calendarField,
  checkFile: (file) => {
    if (!file || file.size === 0) return calendarFaults['no-file'];
    return file.size > largestCalendar ? calendarFaults['too-large'] : undefined;
  },
  handler: async (_none, { viewer, file }): Promise<FormResult<RedirectTo>> =>
    sealUnavailableIs(says.sealed, async () => {
      const outcome = await uploadCalendar(viewer, new Uint8Array(file ?? []));
      if (outcome.done) return redirectAfterAction(ownImportPath(outcome.id), '');
      if (outcome.because === 'not-linked') return { ok: false, message: says['not-linked'] };
      return {
        ok: false,
        message: actionMessages.check,
        fieldErrors: { [calendarField]: calendarFaults[outcome.because] },
      };
    }),
});

/** Imports a previewed calendar; fields `import`, `mode`, `remind`. */
export const takeSessionCalendar = defineMemberAction({
  ...own,
  name: 'take-session-calendar',
  schema: takeSchema,
  handler: async ({ import: importId, mode, remind }, { viewer, id, network }): Promise<FormResult<null>> =>
    sealUnavailableIs(says.sealed, async () => {
      const outcome = await takeCalendar(viewer, { importId, mode, remind }, { id, network });
      if (outcome.done) return said(true, `${sessionsInWords(outcome.count)} imported. Nobody was notified.`);
      if (outcome.because !== 'met') return said(false, says[outcome.because]);
      const zone = zoneOf(viewer);
      return said(false, metInWords(outcome.at.map((at) => formatInstant(at, zone))));
    }),
});

/** Undoes an import of the last day; field `import`. */
export const undoSessionCalendar = defineMemberAction({
  ...own,
  name: 'undo-session-calendar',
  schema: undoSchema,
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await undoCalendar(viewer, input.import, { id, network });
    if (!outcome.done) return said(false, says[outcome.because]);
    return said(true, `Undone: ${sessionsInWords(outcome.count)} deleted.`);
  },
});
