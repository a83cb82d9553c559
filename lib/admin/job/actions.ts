'use server';

import { z } from 'zod';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { giveUp, remove, retry } from '@/lib/admin/job/commands';
import { jobMessages as says } from '@/lib/admin/job/rules';
import type { FormResult } from '@/lib/server/action/form-result';

const jobSchema = z.strictObject({
  jobId: z.string().regex(/^\d{1,18}$/, 'Please reload the page and try again'),
});

const same = { access: 'admin', schema: jobSchema, triesPerNetwork: 600, notSaved: says.notSaved } as const;

/** The list is not reloaded: the result is shown in the job's row, which a filter might no longer include. */
function said(changed: boolean, message: string): FormResult<null> {
  return changed ? { ok: true, message, data: null } : { ok: false, message: says.gone };
}

export const retryQueuedJob = defineMemberAction({
  ...same,
  name: 'retry-job',
  handler: async ({ jobId }, { viewer, ...request }) =>
    said(await retry({ viewer, request }, jobId), says.retried),
});

/** Stops further tries of a job (field `jobId`). */
export const giveUpQueuedJob = defineMemberAction({
  ...same,
  name: 'give-up-job',
  handler: async ({ jobId }, { viewer, ...request }) =>
    said(await giveUp({ viewer, request }, jobId), says.givenUp),
});

export const removeQueuedJob = defineMemberAction({
  ...same,
  name: 'remove-job',
  handler: async ({ jobId }, { viewer, ...request }) =>
    said(await remove({ viewer, request }, jobId), says.removed),
});
