'use server';

import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { openCardPayment, type WantedPayment } from '@/lib/payment/provider/commands';
import { cardFormKind, cardMessages, cardPaymentPath, changedInWords } from '@/lib/payment/provider/rules';
import { type CardPaymentInput, cardPaymentSchema } from '@/lib/payment/provider/schema';
import { readShownPrice } from '@/lib/payment/provider/shown-price';
import { readTicket } from '@/lib/payment/submission/ticket';
import { isAnsweringScript } from '@/lib/server/action/answering-action';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';
import { redirectAfterAction } from '@/lib/server/action/redirect-after-action';

/** The amount to pay; null for a ticket that is not ours, or not for an appointment. */
function subjectOf({ kind, name }: CardPaymentInput): Pick<WantedPayment, 'subject' | 'page'> | null {
  if (kind === 'quotation') return { subject: { kind, id: name } };
  if (kind === 'internship') return { subject: { kind, applicationId: name } };
  if (kind === 'product') return { subject: { kind, slug: name } };
  const ticket = readTicket(name);
  return ticket?.subject.kind === 'appointment' ? { subject: ticket.subject, page: ticket.page } : null;
}

export const payByCard = defineMemberAction({
  name: 'pay-by-card',
  access: 'member',
  schema: cardPaymentSchema,
  formKind: cardFormKind,
  triesPerNetwork: 60,
  notSaved: cardMessages.notSaved,
  handler: async (input, { viewer, submission, id, network }): Promise<FormResult<RedirectTo>> => {
    const { provider, currency } = input;
    const named = subjectOf(input);
    if (!named) return { ok: false, message: cardMessages.unknown };
    const shown = readShownPrice(input.shown, named.subject, currency);
    const opening = await openCardPayment(
      { provider, currency, ...named, shown },
      { viewer, submission, request: { id, network } },
    );
    if (!opening.opened) {
      const message =
        opening.because === 'changed'
          ? changedInWords(currency, opening.change)
          : cardMessages[opening.because];
      return { ok: false, message };
    }
    // Without scripts the browser may not follow a form's redirect to another site (form-action), so our own
    // page shows the link.
    if (!(await isAnsweringScript())) {
      return redirectAfterAction(`${cardPaymentPath}/${opening.id}`, cardMessages.leading);
    }
    return { ok: true, message: cardMessages.leading, data: { next: opening.url } };
  },
});
