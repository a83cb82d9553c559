'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { acceptInvitation, confirmInvitation, refuseInvitation } from '@/lib/care/client-card/answer';
import { addCard, inviteCard, removeCard } from '@/lib/care/client-card/commands';
import {
  cardPaths,
  type InviteWay,
  invitationFormKind,
  invitationMessages,
  newCardFormKind,
  cardMessages as says,
} from '@/lib/care/client-card/rules';
import {
  answerInvitationSchema,
  cardSchema,
  confirmInvitationSchema,
  newCardSchema,
} from '@/lib/care/client-card/schema';
import { optionalPhoneField } from '@/lib/format/phone';
import { defineAction } from '@/lib/server/action/define-action';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';
import { redirectAfterAction } from '@/lib/server/action/redirect-after-action';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { sealUnavailableIs } from '@/lib/server/seal/refusal';

const own = { access: 'therapist', triesPerNetwork: 600, notSaved: says.notSaved } as const;

function said(done: boolean, message: string, otherwise: string): FormResult<null> {
  refresh();
  return done ? { ok: true, message, data: null } : { ok: false, message: otherwise };
}

/** Adds a client card; fields `name`, `email`, `phone`, `consent`. */
export const addOwnCard = defineMemberAction({
  ...own,
  name: 'add-client-card',
  schema: newCardSchema(optionalPhoneField(says.phone)),
  formKind: newCardFormKind,
  handler: async (card, { viewer, id, network }): Promise<FormResult<RedirectTo>> =>
    sealUnavailableIs(says.sealed, async () => {
      const outcome = await addCard(viewer, card, { id, network });
      if (!outcome.added) return { ok: false, message: says[outcome.because] };
      return redirectAfterAction(`${cardPaths.card}/${outcome.id}?done=added`, says.added);
    }),
});

type Own = { readonly viewer: Parameters<typeof inviteCard>[0] } & AuditedRequest;

async function invite(
  { card }: { readonly card: string },
  { viewer, id, network }: Own,
  way: InviteWay,
): Promise<FormResult<null>> {
  const outcome = await inviteCard(viewer, { card, way }, { id, network });
  const done = outcome === 'invited';
  return said(done, way === 'mail' ? says.mailed : says.linked, done ? '' : says[outcome]);
}

/** Mails an invitation to the person on a card; field `card`. */
export const inviteByMail = defineMemberAction({
  ...own,
  name: 'invite-client-by-mail',
  confirmed: true,
  schema: cardSchema,
  handler: (input, context) => invite(input, context, 'mail'),
});

/** Makes an invitation that the therapist sends; field `card`. */
export const inviteByLink = defineMemberAction({
  ...own,
  name: 'invite-client-by-link',
  confirmed: true,
  schema: cardSchema,
  handler: (input, context) => invite(input, context, 'link'),
});

/** Deletes a card without an account; field `card`. */
export const removeOwnCard = defineMemberAction({
  ...own,
  name: 'remove-client-card',
  schema: cardSchema,
  handler: async ({ card }, { viewer, id, network }): Promise<FormResult<RedirectTo>> => {
    if (!(await removeCard(viewer, card, { id, network }))) return { ok: false, message: says.unknown };
    return redirectAfterAction(`${cardPaths.list}?card=removed`, says.removed);
  },
});

const answering = { triesPerNetwork: 120, notSaved: invitationMessages.notSaved } as const;

/** Confirms whom an invitation is for; fields `token`, `contact`. */
export const confirmOwnInvitation = defineAction({
  ...answering,
  name: 'confirm-client-invitation',
  access: 'public',
  schema: confirmInvitationSchema,
  formKind: invitationFormKind,
  uncounted: 'refuse',
  handler: async ({ token, contact }): Promise<FormResult<RedirectTo>> => {
    const outcome = await confirmInvitation(token, contact);
    if (!outcome.confirmed) return { ok: false, message: invitationMessages[outcome.because] };
    return redirectAfterAction(outcome.path, invitationMessages.confirmed);
  },
});

/** Accepts a confirmed invitation as the signed-in client; field `token`. */
export const acceptOwnInvitation = defineMemberAction({
  ...answering,
  name: 'accept-client-invitation',
  access: 'client',
  confirmed: true,
  schema: answerInvitationSchema,
  handler: async ({ token }, { viewer, id, network }): Promise<FormResult<null>> =>
    said(
      await acceptInvitation(viewer, token, { id, network }),
      invitationMessages.accepted,
      invitationMessages.gone,
    ),
});

/** Deletes the details on the card of a confirmed invitation, without an account; field `token`. */
export const refuseOwnInvitation = defineAction({
  ...answering,
  name: 'refuse-client-invitation',
  access: 'public',
  schema: answerInvitationSchema,
  handler: async ({ token }, { id, network }): Promise<FormResult<null>> =>
    said(await refuseInvitation(token, { id, network }), invitationMessages.deleted, invitationMessages.gone),
});
