'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { proposeChange, setAccepting, withdrawProposal } from '@/lib/therapist/proposal/commands';
import { approveProposal, rejectProposal } from '@/lib/therapist/proposal/decision/commands';
import { proposalMessages, reviewMessages } from '@/lib/therapist/proposal/rules';
import {
  acceptingSchema,
  acceptSchema,
  proposalFormSchema,
  refuseSchema,
  withdrawSchema,
} from '@/lib/therapist/proposal/schema';

const triesPerNetwork = 300;
const { notSaved } = proposalMessages;

const refused = (message: string): FormResult<null> => ({ ok: false, message });
const done = (message: string): FormResult<null> => ({ ok: true, message, data: null });

const propose = defineMemberAction({
  name: 'propose-profile-change',
  access: 'therapist',
  schema: proposalFormSchema,
  triesPerNetwork,
  notSaved,
  handler: async (
    { video, phone, inPerson, ...same },
    { viewer, id, network },
  ): Promise<FormResult<null>> => {
    const ways = [
      video && ('video' as const),
      phone && ('phone' as const),
      inPerson && ('in_person' as const),
    ];
    const modes = ways.filter((way) => way !== false);
    const outcome = await proposeChange(viewer, { ...same, modes }, { id, network });
    if (outcome === 'not-linked') return refused(proposalMessages.notLinked);
    refresh();
    return done(proposalMessages[outcome]);
  },
});

const withdraw = defineMemberAction({
  name: 'withdraw-profile-change',
  access: 'therapist',
  schema: withdrawSchema,
  triesPerNetwork,
  notSaved,
  handler: async ({ change }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await withdrawProposal(viewer, change, { id, network });
    refresh();
    return outcome === 'gone' ? refused(proposalMessages.gone) : done(proposalMessages.withdrawn);
  },
});

const accept = defineMemberAction({
  name: 'set-accepting-clients',
  access: 'therapist',
  schema: acceptingSchema,
  triesPerNetwork,
  notSaved,
  handler: async ({ accepting }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await setAccepting(viewer, accepting, { id, network });
    if (outcome === 'not-linked') return refused(proposalMessages.notLinked);
    refresh();
    return done(accepting ? proposalMessages.accepting : proposalMessages.notAccepting);
  },
});

const approve = defineMemberAction({
  name: 'accept-profile-change',
  access: 'admin',
  schema: acceptSchema,
  triesPerNetwork,
  notSaved,
  handler: async ({ change }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await approveProposal(viewer, change, { id, network });
    refresh();
    return outcome === 'approved' ? done(reviewMessages.approved) : refused(reviewMessages[outcome]);
  },
});

const reject = defineMemberAction({
  name: 'refuse-profile-change',
  access: 'admin',
  schema: refuseSchema,
  triesPerNetwork,
  notSaved,
  handler: async ({ change, reason }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await rejectProposal(viewer, change, reason, { id, network });
    refresh();
    return outcome === 'declined' ? done(reviewMessages.declined) : refused(reviewMessages.gone);
  },
});

/** Proposes changes of the viewer's public profile (fields of `proposalFormSchema`). */
export async function proposeProfileChange(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return propose(form);
}

/** Takes back what waits (field `change`). */
export async function withdrawProfileChange(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return withdraw(form);
}

/** Says at once whether new clients are welcome (field `accepting`: yes or no). */
export async function setAcceptingClients(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return accept(form);
}

/** An admin puts proposed changes on the public page (field `change`). */
export async function acceptProfileChange(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return approve(form);
}

/** An admin leaves the page as it is and says why (fields `change`, `reason`). */
export async function refuseProfileChange(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return reject(form);
}
