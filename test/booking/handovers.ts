import { answerHandover } from '@/lib/booking/handover/answer';
import { startOwnHandover } from '@/lib/booking/handover/start';
import { indianDay } from '@/lib/format/time';
import { db } from '@/lib/server/db';
import { asAuthor, asClient } from '@/test/care/forms';
import type { createPractice, Person } from '@/test/payment/quotations';

type Practice = Awaited<ReturnType<typeof createPractice>>;

const request = { id: 'request-1', network: '203.0.113.7' };
const nothing = { results: false, forms: false, goals: false, safetyPlan: false, summary: false };

/** The client's checkboxes at the answer. */
export type Shares = Partial<typeof nothing>;

/** A therapist asks a client whether another one may continue. @returns the id of the handover */
export async function askForHandover(
  from: Practice,
  { viewer }: Person,
  to: Practice,
  lastDay: string = indianDay(new Date()),
): Promise<string> {
  const client = viewer.profile.id;
  const terms = { to: to.therapist.id, because: 'leaving' as const, lastDay, request };
  const outcome = await startOwnHandover(asAuthor(from), { ...terms, client });
  if (!outcome.done || outcome.asked !== 1) throw new Error('The client was not asked.');
  return (await db.handover.findFirstOrThrow({ where: { answeredAt: null, withdrawnAt: null } })).id;
}

/** The client's answer; by default yes, without any checkbox. */
export const answerAsked = (client: Person, handover: string, yes = true, shares: Shares = {}) =>
  answerHandover(asClient(client), {
    handover,
    answer: yes ? 'accepted' : 'declined',
    ...nothing,
    ...shares,
    request,
  });
