import 'server-only';
import { type BulkAct, bulkMessages as says } from '@/lib/admin/bulk/rules';
import type { AdminCaller } from '@/lib/admin/caller';
import { giveUp, remove, retry } from '@/lib/admin/job/commands';
import { settleMessage } from '@/lib/admin/message/commands';
import { hideTestimonial } from '@/lib/admin/testimonial/commands';
import { isUuid } from '@/lib/format/uuid';
import { type ReviewOutcome, rejectPayment, verifyPayment } from '@/lib/payment/verification/commands';
import { reviewInWords } from '@/lib/payment/verification/outcome';
import { readyAmong } from '@/lib/payment/verification/queries';
import { acknowledgeByHand } from '@/lib/privacy/grievance/answer';

/** Whether one row was changed, and if not, why. */
export type Changed = { readonly done: true } | { readonly done: false; readonly said: string };

const done: Changed = { done: true };
const not = (said: string): Changed => ({ done: false, said });

function reviewed(outcome: ReviewOutcome, step: 'verified' | 'rejected'): Changed {
  const answer = reviewInWords(outcome, step);
  if (answer.ok) return done;
  // The message of a field becomes the reason, because a bulk run shows no form.
  return not(Object.values(answer.fieldErrors ?? {})[0] ?? answer.message);
}

function decided(outcome: 'done' | 'already' | 'gone'): Changed {
  if (outcome === 'done') return done;
  return not(outcome === 'gone' ? says.gone : says.alreadySo);
}

const job = (changed: boolean) => (changed ? done : not(says.jobGone));

type Change = (id: string, reason: string, caller: AdminCaller) => Promise<Changed>;

const changes: Readonly<Record<BulkAct, Change>> = {
  // A bulk run verifies payments only on the bank's word, as `verifyMatchedPayments` does.
  'verify-payments': async (id, _reason, caller) =>
    (await readyAmong(caller.viewer, [id])).length > 0
      ? reviewed(await verifyPayment(id, null, caller), 'verified')
      : not(says.notReady),
  'reject-payments': async (id, reason, caller) =>
    reviewed(await rejectPayment(id, reason, caller), 'rejected'),
  'answer-messages': async (id, _reason, caller) =>
    decided(await settleMessage(id, { step: 'answered' }, caller)),
  'close-messages': async (id, reason, caller) =>
    decided(await settleMessage(id, { step: 'closed', reason }, caller)),
  'hide-testimonials': async (id, _reason, caller) => decided(await hideTestimonial(id, caller)),
  'acknowledge-complaints': async (id, _reason, caller) =>
    (await acknowledgeByHand(caller, id)) ? done : not(says.alreadySo),
  'retry-jobs': async (id, _reason, caller) => job(await retry(caller, id)),
  'give-up-jobs': async (id, _reason, caller) => job(await giveUp(caller, id)),
  'remove-jobs': async (id, _reason, caller) => job(await remove(caller, id)),
};

const ofJobs: ReadonlySet<BulkAct> = new Set(['retry-jobs', 'give-up-jobs', 'remove-jobs']);

/** Changes one row as its own page would. @throws what the command throws */
export function changeRow(act: BulkAct, id: string, reason: string, caller: AdminCaller): Promise<Changed> {
  const isId = ofJobs.has(act) ? /^\d{1,18}$/.test(id) : isUuid(id);
  return isId ? changes[act](id, reason, caller) : Promise.resolve(not(says.gone));
}
