'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import type { FormResult } from '@/lib/server/action/form-result';
import { noFieldsSchema } from '@/lib/server/action/no-fields';
import {
  approvePhoto,
  declinePhoto,
  removeOwnShownPhoto,
  withdrawPhoto,
} from '@/lib/therapist/photo/commands';
import { photoMessages } from '@/lib/therapist/photo/rules';
import { photoRefusalSchema, photoSchema } from '@/lib/therapist/photo/schema';

const common = { triesPerNetwork: 300, notSaved: photoMessages.notSaved } as const;

function answered(outcome: keyof typeof photoMessages): FormResult<null> {
  refresh();
  const message = photoMessages[outcome];
  return outcome === 'gone' || outcome === 'noListing'
    ? { ok: false, message }
    : { ok: true, message, data: null };
}

export const withdrawOwnPhoto = defineMemberAction({
  ...common,
  name: 'withdraw-therapist-photo',
  access: 'therapist',
  schema: noFieldsSchema,
  handler: async (_nothing, { viewer, id, network }) =>
    answered(await withdrawPhoto(viewer, { id, network })),
});

export const removeOwnPhoto = defineMemberAction({
  ...common,
  name: 'remove-therapist-photo',
  access: 'therapist',
  schema: noFieldsSchema,
  handler: async (_nothing, { viewer, id, network }) =>
    answered(await removeOwnShownPhoto(viewer, { id, network })),
});

export const acceptPhoto = defineMemberAction({
  ...common,
  name: 'accept-therapist-photo',
  access: 'admin',
  schema: photoSchema,
  handler: async ({ photo }, { viewer, id, network }) =>
    answered(await approvePhoto(viewer, photo, { id, network })),
});

export const refusePhoto = defineMemberAction({
  ...common,
  name: 'refuse-therapist-photo',
  access: 'admin',
  schema: photoRefusalSchema,
  handler: async ({ photo, reason }, { viewer, id, network }) =>
    answered(await declinePhoto(viewer, photo, reason, { id, network })),
});
