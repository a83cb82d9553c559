'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { refundWithMeetings } from '@/lib/booking/purchase/refund';
import { reviewInWords } from '@/lib/payment/verification/outcome';
import { verificationMessages } from '@/lib/payment/verification/rules';
import { refundSchema } from '@/lib/payment/verification/schema';

/** Records a refund of verified money, full or partial. */
export const refundVerifiedPayment = defineMemberAction({
  name: 'refund-payment',
  access: 'keeper',
  schema: refundSchema,
  triesPerNetwork: 600,
  notSaved: verificationMessages.notSaved,
  handler: async ({ payment, amount, before, reason, onBehalf }, { viewer, id, network }) => {
    const sent = { reason, amountPaise: amount, beforePaise: before };
    const outcome = await refundWithMeetings(payment, sent, { viewer, request: { id, network }, onBehalf });
    // The second of two admins at once sees the result of the first.
    refresh();
    return reviewInWords(outcome, 'refunded');
  },
});
