import { issueFormToken } from '@/lib/form-token';
import { formTokenField, trapField } from '@/lib/form-visit';
import { paymentFormKind } from '@/lib/payment/rules';
import type { PaymentSubject } from '@/lib/payment/subject';
import { readPaymentAnswer } from '@/lib/payment/submission/answer';
import { receivePayment } from '@/lib/payment/submission/intake';
import { issueTicket } from '@/lib/payment/submission/ticket';

/** What a payer types. */
export const typedPayment = {
  payer_name: 'Meera Iyer',
  payer_email: 'meera@example.in',
  payer_phone: '',
  bank_name: 'State Bank of India',
  account_number: 'XX1234',
  reference_number: '612345678901',
};

type SentPayment = {
  readonly subject: PaymentSubject;
  readonly file?: Uint8Array;
  readonly name?: string;
  readonly type?: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** Token and ticket of one visit, when several presses come from it. */
  readonly visit?: { readonly formToken: string; readonly ticket: string };
  readonly shownPaise?: number | null;
};

/** Token and ticket of a page that was opened ten seconds ago. */
export function paymentVisit(subject: PaymentSubject, shownPaise: number | null = 150_000) {
  return {
    formToken: issueFormToken(paymentFormKind, Date.now() - 10_000),
    ...issueTicket({ subject, amountPaise: shownPaise }, '/payment/asha-rao'),
  };
}

/** What the page's own form sends. */
export function formWithPayment({
  subject,
  file,
  name,
  type,
  fields,
  visit,
  shownPaise,
}: SentPayment): FormData {
  const { formToken, ticket } = visit ?? paymentVisit(subject, shownPaise);
  const form = new FormData();
  const texts = { ...typedPayment, ticket, [formTokenField]: formToken, [trapField]: '', ...fields };
  for (const [field, text] of Object.entries(texts)) form.append(field, text);
  if (file) {
    const blob = new File([new Uint8Array(file)], name ?? 'paid.png', { type: type ?? 'image/png' });
    form.append('screenshot', blob);
  }
  return form;
}

/** Sends a body to the payments' address as a script does and gives back status and answer. */
export async function postPayment(body: BodyInit, headers: Readonly<Record<string, string>> = {}) {
  const request = new Request('http://localhost:3000/api/payments', {
    method: 'POST',
    body,
    headers: { accept: 'application/json', ...headers },
  });
  const response = await receivePayment(request);
  const answer = readPaymentAnswer(await response.text());
  if (!answer) throw new Error('The answer is not in the agreed form.');
  return { status: response.status, answer };
}
