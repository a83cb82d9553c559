import { refundableInWords } from '@/lib/care/plan/credit/rules';
import type { ReviewOutcome } from '@/lib/payment/verification/commands';
import {
  aboveRest,
  meetingsBooked,
  presentState,
  refundedSince,
  type VerificationStep,
  verificationMessages,
} from '@/lib/payment/verification/rules';
import type { FormResult } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';

export function reviewInWords(outcome: ReviewOutcome, step: VerificationStep): FormResult<null> {
  if (outcome.done) {
    const said =
      verificationMessages[outcome.uncounted ? 'sentBack' : outcome.inPart ? 'refundedInPart' : step];
    const ended = outcome.cancelled ? ` Cancelled: ${meetingsBooked(outcome.cancelled)}.` : '';
    return { ok: true, message: said + ended, data: null };
  }
  const refuse = (message: string): FormResult<null> => ({ ok: false, message });
  switch (outcome.because) {
    case 'settled':
      return refuse(presentState(outcome.current));
    case 'unknown':
      return refuse(verificationMessages.unknown);
    case 'reason-owed':
      return {
        ok: false,
        message: actionMessages.check,
        fieldErrors: { onBehalf: verificationMessages.reasonOwed },
      };
    case 'refund-above':
      return {
        ok: false,
        message: actionMessages.check,
        fieldErrors: { amount: aboveRest(outcome.restPaise) },
      };
    case 'refund-since':
      return refuse(refundedSince(outcome.refundedPaise));
    case 'appointment':
      return refuse(verificationMessages.appointmentPaid);
    case 'deposit':
      return refuse(verificationMessages.depositPaid);
    case 'quotation':
      return refuse(verificationMessages.quotationSettled);
    case 'plan':
      return refuse(refundableInWords(outcome.left));
    case 'amount-differs':
      return refuse(verificationMessages.amountDiffers);
    case 'amount-missing':
      return {
        ok: false,
        message: actionMessages.check,
        fieldErrors: { received: verificationMessages.amountMissing },
      };
  }
}
