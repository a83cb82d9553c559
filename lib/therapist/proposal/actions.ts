'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import type { FormResult } from '@/lib/server/action/form-result';
import { outdated, versionOf } from '@/lib/server/action/outdated';
import {
  confirmOwnWords,
  proposeChange,
  setAccepting,
  withdrawProposal,
} from '@/lib/therapist/proposal/commands';
import { approveProposal, rejectProposal } from '@/lib/therapist/proposal/decide';
import { changesBetween, differencesOf, listingTexts } from '@/lib/therapist/proposal/differences';
import { proposalMessages, reviewMessages } from '@/lib/therapist/proposal/rules';
import {
  acceptingSchema,
  acceptSchema,
  proposedSchema,
  readSchema,
  refuseSchema,
  withdrawSchema,
} from '@/lib/therapist/proposal/schema';

const triesPerNetwork = 300;
const { notSaved } = proposalMessages;

const refused = (message: string): FormResult<null> => ({ ok: false, message });
const done = (message: string): FormResult<null> => ({ ok: true, message, data: null });

export const proposeProfileChange = defineMemberAction({
  name: 'propose-profile-change',
  access: 'therapist',
  schema: proposedSchema,
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
    const wanted = { ...same, modes };
    const outcome = await proposeChange(viewer, wanted, { id, network });
    if (typeof outcome === 'object') {
      const { current } = outcome;
      const differences = differencesOf(current, changesBetween(current, wanted)) ?? [];
      return outdated(
        versionOf(listingTexts(current)),
        differences.map(({ label, before, after }) => ({ label, wrote: after, current: before })),
      );
    }
    if (outcome === 'not-linked') return refused(proposalMessages.notLinked);
    refresh();
    return done(proposalMessages[outcome]);
  },
});

export const confirmProfileWords = defineMemberAction({
  name: 'confirm-profile-words',
  access: 'therapist',
  schema: readSchema,
  triesPerNetwork,
  notSaved,
  handler: async ({ version }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await confirmOwnWords(viewer, version, { id, network });
    refresh();
    return outcome === 'read' ? done(proposalMessages.read) : refused(proposalMessages[outcome]);
  },
});

export const withdrawProfileChange = defineMemberAction({
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

/** Sets at once whether new clients are welcome (field `accepting`: yes or no). */
export const setAcceptingClients = defineMemberAction({
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

export const acceptProfileChange = defineMemberAction({
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

export const refuseProfileChange = defineMemberAction({
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
