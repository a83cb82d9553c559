'use server';

import { removePicture } from '@/lib/account/profile/picture/commands';
import { pictureOutcomes } from '@/lib/account/profile/picture/rules';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import type { FormResult } from '@/lib/server/action/form-result';
import { noFieldsSchema } from '@/lib/server/action/no-fields';

export const removeOwnPicture = defineMemberAction({
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
