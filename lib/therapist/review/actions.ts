'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import type { FormResult } from '@/lib/server/action/form-result';
import { answerReview, declineReview, publishReview, writeReview } from '@/lib/therapist/review/commands';
import { reviewMessages } from '@/lib/therapist/review/rules';
import {
  answerSchema,
  publishSchema,
  reviewRefusalSchema,
  reviewSchema,
} from '@/lib/therapist/review/schema';

const common = { triesPerNetwork: 300, notSaved: reviewMessages.notSaved } as const;

const done = (message: string): FormResult<null> => ({ ok: true, message, data: null });
const refused = (message: string): FormResult<null> => ({ ok: false, message });

export const writeOwnReview = defineMemberAction({
  ...common,
  name: 'write-review',
  access: 'client',
  confirmed: true,
  schema: reviewSchema,
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await writeReview(viewer, input, { id, network });
    if (outcome === 'own-work') return refused(reviewMessages.ownWork);
    if (outcome === 'no-session') return refused(reviewMessages.noSession);
    if (outcome === 'too-late') return refused(reviewMessages.tooLate);
    refresh();
    return done(reviewMessages.sent);
  },
});

/** Answers a published review of the viewer's work, once (fields `review`, `answer`). */
export const answerOwnReview = defineMemberAction({
  ...common,
  name: 'answer-review',
  access: 'therapist',
  schema: answerSchema,
  handler: async ({ review, answer }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await answerReview(viewer, review, answer, { id, network });
    refresh();
    if (outcome === 'answered') return done(reviewMessages.answered);
    return refused(outcome === 'once' ? reviewMessages.onlyOnce : reviewMessages.gone);
  },
});

export const publishWaitingReview = defineMemberAction({
  ...common,
  name: 'publish-review',
  access: 'admin',
  schema: publishSchema,
  handler: async ({ review, seen }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await publishReview(viewer, review, new Date(seen), { id, network });
    refresh();
    return outcome === 'published' ? done(reviewMessages.published) : refused(reviewMessages[outcome]);
  },
});

export const refuseWaitingReview = defineMemberAction({
  ...common,
  name: 'refuse-review',
  access: 'admin',
  schema: reviewRefusalSchema,
  handler: async ({ review, seen, reason }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await declineReview(viewer, review, { seen: new Date(seen), reason }, { id, network });
    refresh();
    return outcome === 'declined' ? done(reviewMessages.declined) : refused(reviewMessages.gone);
  },
});
