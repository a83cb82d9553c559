import { randomUUID } from 'node:crypto';
import { paymentFormKind } from '@/lib/payment/rules';
import { readUploadAnswer } from '@/lib/payment/screenshot/upload/answer';
import { receiveScreenshot } from '@/lib/payment/screenshot/upload/intake';
import type { PaymentSubject } from '@/lib/payment/subject';
import { submitPayment } from '@/lib/payment/submission/actions';
import { issueTicket } from '@/lib/payment/submission/ticket';
import { issueVisitToken } from '@/lib/server/action/form-token';
import { formTokenField, trapField } from '@/lib/server/action/form-visit';

/** The payer's input. */
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
  /** Token and ticket of one page, for several submits. */
  readonly visit?: { readonly formToken: string; readonly ticket: string };
  readonly shownPaise?: number | null;
};

/** Token and ticket of a page that was opened ten seconds ago. */
export function paymentVisit(subject: PaymentSubject, shownPaise: number | null = 150_000) {
  return visitOf({ subject, amountPaise: shownPaise });
}

/** Token and ticket of a page with this content, opened this many hours ago. */
export function visitOf(shown: Parameters<typeof issueTicket>[0], hoursAgo = 0) {
  const openedAt = Date.now() - 10_000 - hoursAgo * 3_600_000;
  return {
    formToken: issueVisitToken(paymentFormKind),
    ...issueTicket(shown, '/payment/asha-rao', randomUUID(), new Date(openedAt)),
  };
}

/** The request of the page's own form. */
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

/** Sends a file before its form, as a script does, and returns status and answer. */
export async function postScreenshot(body: BodyInit, headers: Readonly<Record<string, string>> = {}) {
  const request = new Request('http://localhost:3000/api/payments/screenshot', {
    method: 'POST',
    body,
    headers,
  });
  const response = await receiveScreenshot(request);
  const answer = readUploadAnswer(await response.text());
  if (!answer) throw new Error('The answer is not in the agreed form.');
  return { status: response.status, answer };
}

/** Submits a form with its file, like a browser without scripts. */
export async function postPayment(form: FormData) {
  return submitPayment(null, form);
}

/** The token and the file of this form, which a script sends ahead of the form. */
export function fileAheadOf(form: FormData): FormData {
  const ahead = new FormData();
  ahead.append(formTokenField, String(form.get(formTokenField)));
  const file = form.get('screenshot');
  if (file instanceof File) ahead.append('screenshot', file, file.name);
  return ahead;
}

/** The form as the page's script sends it: the file first, then the form with a token for it. */
export async function sentAhead(form: FormData): Promise<FormData> {
  const { answer } = await postScreenshot(fileAheadOf(form));
  if (!answer.ok) throw new Error(answer.message);
  form.delete('screenshot');
  form.set('upload', answer.upload);
  return form;
}
