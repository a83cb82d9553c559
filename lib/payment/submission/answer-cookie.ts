import 'server-only';
import { cookies } from 'next/headers';
import { sessionCookieFlags } from '@/lib/account/session/session-cookie';
import { answerSchema, type PaymentDone } from '@/lib/payment/submission/answer';
import { seal, unseal } from '@/lib/server/secret/sealed-text';

const name = 'antarman.payment';
const purpose = 'payment-answer';
const storedSeconds = 900;

/**
 * Stores the result of a form posted without scripts for the next page. It opens the payment's status, so it
 * is sealed and expires after a quarter of an hour.
 * @param id identifies the answer in that page's address
 */
export async function keepAnswer(id: string, done: PaymentDone): Promise<void> {
  const value = seal(purpose, JSON.stringify({ id, done }));
  (await cookies()).set(name, value, { ...sessionCookieFlags(), httpOnly: true, maxAge: storedSeconds });
}

export async function readAnswer(id: unknown): Promise<PaymentDone | null> {
  const text = unseal(purpose, (await cookies()).get(name)?.value ?? '');
  if (text === undefined) return null;
  const stored = answerSchema.safeParse(JSON.parse(text));
  return stored.success && stored.data.id === id ? stored.data.done : null;
}
