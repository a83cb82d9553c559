import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import type { FormResult } from '@/lib/action/form-result';
import { sessionCookieFlags } from '@/lib/auth/session-cookie';
import { type PaymentDone, readPaymentAnswer } from '@/lib/payment/submission/answer';
import { seal, unseal } from '@/lib/sealed-text';

const name = 'antarman.payment';
const purpose = 'payment-answer';
const keptSeconds = 900;

/** Browsers drop a cookie of more than 4,096 bytes. */
const longest = 3_800;

const content = z.strictObject({ visit: z.string(), answer: z.string() });

/**
 * Keeps the answer to a form posted without scripts for the page that comes next: it holds what was typed, so it is
 * sealed and forgotten after a quarter of an hour.
 * @param visit names the answer in the address of that page
 */
export async function keepAnswer(visit: string, result: FormResult<PaymentDone>): Promise<void> {
  const sealed = (answer: object) => seal(purpose, JSON.stringify({ visit, answer: JSON.stringify(answer) }));
  const whole = sealed(result);
  // What was typed is let go before what has to be said.
  const value = whole.length <= longest ? whole : sealed({ ...result, values: undefined });
  (await cookies()).set(name, value, { ...sessionCookieFlags(), httpOnly: true, maxAge: keptSeconds });
}

/** The answer of this name that this browser keeps. */
export async function keptAnswer(visit: unknown): Promise<FormResult<PaymentDone> | null> {
  const text = unseal(purpose, (await cookies()).get(name)?.value ?? '');
  if (text === undefined) return null;
  const kept = content.safeParse(JSON.parse(text));
  if (!kept.success || kept.data.visit !== visit) return null;
  return readPaymentAnswer(kept.data.answer) ?? null;
}
