'use server';

import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult, Onward } from '@/lib/action/form-result';
import { leadOn } from '@/lib/action/onward';
import { openCardPayment } from '@/lib/payment/provider/commands';
import { cardFormKind, cardMessages, cardPaymentPath } from '@/lib/payment/provider/rules';
import { type CardPaymentInput, cardPaymentSchema } from '@/lib/payment/provider/schema';
import type { PaymentSubject } from '@/lib/payment/subject';
import { isAnsweringScript } from '@/lib/request/answering-action';

function subjectOf({ kind, name }: CardPaymentInput): PaymentSubject {
  if (kind === 'quotation') return { kind, id: name };
  return kind === 'internship' ? { kind, applicationId: name } : { kind, slug: name };
}

const open = defineMemberAction({
  name: 'pay-by-card',
  access: 'member',
  schema: cardPaymentSchema,
  formKind: cardFormKind,
  triesPerNetwork: 60,
  notSaved: cardMessages.notSaved,
  handler: async (input, { viewer, submission, id, network }): Promise<FormResult<Onward>> => {
    const { provider, currency } = input;
    const opening = await openCardPayment(
      { provider, currency, subject: subjectOf(input) },
      { viewer, submission, request: { id, network } },
    );
    if (!opening.opened) return { ok: false, message: cardMessages[opening.because] };
    // A form without scripts may not be redirected to another site (form-action); our own page has the link there.
    if (!(await isAnsweringScript())) {
      return leadOn(`${cardPaymentPath}/${opening.id}`, cardMessages.leading);
    }
    return { ok: true, message: cardMessages.leading, data: { next: opening.url } };
  },
});

/** Opens a card provider's page for something that the viewer may pay (fields provider, currency, kind, name). */
export async function payByCard(_previous: unknown, form: unknown): Promise<FormResult<Onward>> {
  return open(form);
}
