import 'server-only';
import type { Viewer } from '@/lib/account/session/session';
import { notify } from '@/lib/notification/commands';
import { submissionTasks } from '@/lib/payment/submission/tasks';
import type { Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';

/**
 * Milliseconds: the mail waits for the scheduling service's link; by the second check the service has surely
 * answered.
 */
const waits = { mail: 8_000, link: 60_000 };

/** Enqueues the jobs that the page promises, in the same commit. */
export async function enqueuePromised(
  tx: Tx,
  id: string,
  {
    viewer,
    payee,
    now,
    waitsForLink,
  }: { viewer: Viewer | null; payee: string | null; now: Date; waitsForLink: boolean },
): Promise<void> {
  const later = (ms: number) => new Date(now.getTime() + ms);
  const payload = { submissionId: id };
  await enqueue(tx, submissionTasks.tellPayer, payload, {
    jobKey: `${submissionTasks.tellPayer}:${id}`,
    ...(waitsForLink && { runAt: later(waits.mail) }),
  });
  await enqueue(tx, submissionTasks.tellTeam, payload, { jobKey: `${submissionTasks.tellTeam}:${id}` });
  if (waitsForLink) {
    const jobKey = `${submissionTasks.sendBookingLink}:${id}`;
    await enqueue(tx, submissionTasks.sendBookingLink, payload, { jobKey, runAt: later(waits.link) });
  }
  if (payee !== null) {
    await notify(tx, {
      userId: payee,
      kind: 'payment.reported',
      title: 'A client has reported a payment to you',
      href: '/therapist-dashboard/payments',
    });
  }
  if (!viewer?.profile) return;
  await notify(tx, {
    userId: viewer.userId,
    kind: 'payment.submitted',
    title: 'We have the details of your payment',
    href: '/dashboard/transactions',
  });
}
