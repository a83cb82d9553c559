'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { closeBreak, saveBreakWeeks } from '@/lib/care/session/break/commands';
import { breakWords } from '@/lib/care/session/break/rules';
import { breakSchema, breakWeeksSchema } from '@/lib/care/session/break/schema';
import type { FormResult } from '@/lib/server/action/form-result';

const common = { access: 'therapist', triesPerNetwork: 600, notSaved: breakWords.notSaved } as const;

const said = (done: boolean, message: string): FormResult<null> => {
  refresh();
  return done ? { ok: true, message, data: null } : { ok: false, message: breakWords.unknown };
};

export const closeOwnBreak = defineMemberAction({
  ...common,
  name: 'close-break',
  schema: breakSchema,
  handler: async ({ session }, { viewer }): Promise<FormResult<null>> =>
    said(await closeBreak(viewer, session), breakWords.closed),
});

export const saveOwnBreakWeeks = defineMemberAction({
  ...common,
  name: 'save-break-weeks',
  schema: breakWeeksSchema,
  handler: async ({ weeks }, { viewer }): Promise<FormResult<null>> =>
    said(await saveBreakWeeks(viewer, weeks), breakWords.weeks),
});
