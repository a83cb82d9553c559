import 'server-only';
import { randomUUID } from 'node:crypto';
import { cookies } from 'next/headers';
import type { PaymentSubject } from '@/lib/payment/subject';
import { upiReferenceOf } from '@/lib/payment/submission/ticket';
import { db } from '@/lib/server/db';
import { payerDeviceCookie } from '@/lib/server/request/cookies.mjs';
import { sign } from '@/lib/server/secret/derived-secret';

/** More payments for one subject from one browser in one day than a person makes. */
const mostPayments = 12;

/** A UUID (version 4 in shape) computed from the subject, the payer and the number of the payment. */
function keyFrom(what: readonly unknown[], number: number): string {
  const bytes = sign('payment-visit', JSON.stringify([...what, number])).subarray(0, 16);
  const hex = Buffer.from(bytes).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/**
 * The payer in the computed id; null without one. An appointment and a quotation have one payer, so the id is
 * the same on every device and after a move of the appointment. A subject that anybody can pay has one id for
 * each browser.
 */
async function namedBy(subject: PaymentSubject): Promise<readonly unknown[] | null> {
  if (subject.kind === 'appointment' || subject.kind === 'quotation') return [subject.kind, subject.id];
  const device = (await cookies()).get(payerDeviceCookie)?.value;
  return device ? [device, subject] : null;
}

/**
 * Computes the id of a payment page. It survives reloads and the way to the UPI app and back, until a payment
 * has used it; the next payment gets a new one. It writes nothing.
 */
export async function paymentKeyOf(subject: PaymentSubject): Promise<string> {
  const what = await namedBy(subject);
  if (what === null) return randomUUID();
  const keys = Array.from({ length: mostPayments }, (_, number) => keyFrom(what, number));
  const used = await db.paymentSubmission.findMany({
    where: { upiReference: { in: keys.map(upiReferenceOf) } },
    select: { upiReference: true },
  });
  const names = new Set(used.map(({ upiReference }) => upiReference));
  return keys.find((key) => !names.has(upiReferenceOf(key))) ?? randomUUID();
}
