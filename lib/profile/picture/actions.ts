'use server';

import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { noFieldsSchema } from '@/lib/action/no-fields';
import { removePicture } from '@/lib/profile/picture/commands';
import { pictureOutcomes } from '@/lib/profile/picture/rules';

const remove = defineMemberAction({
  name: 'remove-picture',
  access: 'member',
  schema: noFieldsSchema,
  triesPerNetwork: 200,
  notSaved: pictureOutcomes.failed.message,
  handler: async (_nothing, { viewer, ...request }): Promise<FormResult<null>> => {
    const { outcome } = await removePicture(viewer, request);
    const { message } = pictureOutcomes[outcome];
    return outcome === 'removed' ? { ok: true, message, data: null } : { ok: false, message };
  },
});

/** Takes the viewer's picture off their profile. */
export async function removeOwnPicture(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return remove(form);
}
