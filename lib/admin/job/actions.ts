'use server';

import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { giveUp, remove, retry } from '@/lib/admin/job/commands';
import { jobMessages as says } from '@/lib/admin/job/rules';
import { jobSchema } from '@/lib/admin/job/schema';

const same = { access: 'admin', schema: jobSchema, triesPerNetwork: 600, notSaved: says.notSaved } as const;

/** The list is not read anew: the answer stands in the row of its job, which a filter might no longer show. */
function said(changed: boolean, message: string): FormResult<null> {
  return changed ? { ok: true, message, data: null } : { ok: false, message: says.gone };
}

const retryOne = defineMemberAction({
  ...same,
  name: 'retry-job',
  handler: async ({ jobId }, { viewer, ...request }) =>
    said(await retry({ viewer, request }, jobId), says.retried),
});

const giveUpOne = defineMemberAction({
  ...same,
  name: 'give-up-job',
  handler: async ({ jobId }, { viewer, ...request }) =>
    said(await giveUp({ viewer, request }, jobId), says.givenUp),
});

const removeOne = defineMemberAction({
  ...same,
  name: 'remove-job',
  handler: async ({ jobId }, { viewer, ...request }) =>
    said(await remove({ viewer, request }, jobId), says.removed),
});

/** Lets a job be tried at once (field `jobId`). */
export async function retryQueuedJob(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return retryOne(form);
}

/** Lets a job be tried no more (field `jobId`). */
export async function giveUpQueuedJob(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return giveUpOne(form);
}

/** Takes a job that was given up out of the queue (field `jobId`). */
export async function removeQueuedJob(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return removeOne(form);
}
