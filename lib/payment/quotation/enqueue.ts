import 'server-only';
import { notify } from '@/lib/notification/commands';
import { mailWhenWelcome } from '@/lib/notification/mail';
import {
  type MailAbout,
  mailJob,
  type QuotationStep,
  quotationPaths,
  quotationTasks,
} from '@/lib/payment/quotation/rules';
import type { Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';

/** A quotation with the accounts of both sides; a therapist without a linked account has none. */
export type Sides = {
  readonly id: string;
  readonly client: { readonly userId: string };
  readonly therapist: { readonly userId: string | null };
};

type Happened = 'created' | 'expired' | QuotationStep;

/** Neutral words: the person, subject and amount show only after signing in. */
const titles: Readonly<Record<Happened, string>> = {
  created: 'You have a new quotation',
  accepted: 'A quotation was accepted',
  declined: 'A quotation was declined',
  withdrawn: 'A quotation was withdrawn',
  expired: 'A quotation has expired',
};

async function tell(tx: Tx, side: 'client' | 'therapist', quotation: Sides, what: Happened): Promise<void> {
  const { userId } = quotation[side];
  if (userId === null) return;
  await notify(tx, { userId, kind: `quotation.${what}`, title: titles[what], href: quotationPaths[side] });
}

async function mail(
  tx: Tx,
  side: 'client' | 'therapist',
  { id, ...sides }: Sides,
  about: MailAbout,
  now: Date,
): Promise<void> {
  const { userId } = sides[side];
  if (userId === null) return;
  await mailWhenWelcome(tx, { userId, kind: 'quotation', ...mailJob(id, about) }, now);
}

/** Enqueues the jobs of a new quotation: the client's notification and mail, and its expiry on its last day. */
export async function enqueueQuotation(
  tx: Tx,
  quotation: Sides & { readonly validUntil: Date | null },
  now: Date,
): Promise<void> {
  await tell(tx, 'client', quotation, 'created');
  await mail(tx, 'client', quotation, 'created', now);
  if (!quotation.validUntil) return;
  const task = quotationTasks.expire;
  const runAt = new Date(quotation.validUntil.getTime() + 1);
  await enqueue(tx, task, { quotationId: quotation.id }, { jobKey: `${task}:${quotation.id}`, runAt });
}

export async function enqueueAnswer(
  tx: Tx,
  quotation: Sides,
  answer: 'accepted' | 'declined',
  now: Date,
): Promise<void> {
  await tell(tx, 'therapist', quotation, answer);
  await mail(tx, 'therapist', quotation, 'answered', now);
}

export async function enqueueWithdrawal(tx: Tx, quotation: Sides, now: Date): Promise<void> {
  await tell(tx, 'client', quotation, 'withdrawn');
  await mail(tx, 'client', quotation, 'withdrawn', now);
}

/** Notifies both sides that it has expired, without a mail: both knew the day, and it ends at midnight. */
export async function noteExpiry(tx: Tx, quotation: Sides): Promise<void> {
  await tell(tx, 'client', quotation, 'expired');
  await tell(tx, 'therapist', quotation, 'expired');
}
