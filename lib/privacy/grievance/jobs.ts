import 'server-only';
import { z } from 'zod';
import { db } from '@/lib/db';
import { sendEmail } from '@/lib/email/send';
import { env } from '@/lib/env';
import { enqueue } from '@/lib/jobs/enqueue';
import { log } from '@/lib/log';
import { grievanceAlert, grievanceAnswer, grievanceReceipt } from '@/lib/privacy/grievance/emails';
import {
  alertsDue,
  type GrievanceAlertKind,
  grievanceAlerts,
  grievanceClock,
  grievanceTasks,
} from '@/lib/privacy/grievance/rules';
import { referenceOf } from '@/lib/reference';

// What the worker does for complaints. Each job looks first whether it is still needed: it may run again after a crash.

/** Payloads of the jobs below; they may come from an older release. */
export const grievancePayload = z.strictObject({ grievanceId: z.uuid() });
export const grievanceAlertPayload = z.strictObject({
  grievanceId: z.uuid(),
  alert: z.enum(grievanceAlerts),
});

/**
 * Mails the person that their complaint has come in, and stops the first clock. A mailbox that refuses our mail
 * leaves the clock running, so that support hears of it in time to reach the person otherwise.
 */
export async function acknowledgeGrievance(grievanceId: string): Promise<void> {
  const grievance = await db.grievance.findUnique({
    where: { id: grievanceId },
    select: { name: true, email: true, receivedAt: true, acknowledgedAt: true },
  });
  if (!grievance || grievance.acknowledgedAt) return;
  const { name, email, receivedAt } = grievance;
  const { answerBy } = grievanceClock(receivedAt);
  await sendEmail({
    to: { name, address: email },
    id: `grievance-receipt-${grievanceId}`,
    ...grievanceReceipt({ name, reference: referenceOf(grievanceId), answerBy }),
  });
  await db.grievance.update({ where: { id: grievanceId }, data: { acknowledgedAt: new Date() } });
}

/** Tells support of a complaint or of its clock, once for each alert and only while that is still true. */
export async function tellSupportOfGrievance(
  grievanceId: string,
  kind: GrievanceAlertKind,
  now: Date = new Date(),
): Promise<void> {
  const grievance = await db.grievance.findUnique({
    where: { id: grievanceId },
    select: {
      name: true,
      receivedAt: true,
      acknowledgedAt: true,
      resolvedAt: true,
      alerts: { where: { kind }, select: { kind: true } },
    },
  });
  if (!grievance || grievance.alerts.length > 0 || !alertsDue(grievance, now).includes(kind)) return;
  const reference = referenceOf(grievanceId);
  await sendEmail({
    to: { name: 'Support', address: env.SUPPORT_EMAIL },
    id: `grievance-${kind}-${grievanceId}`,
    ...grievanceAlert({ kind, name: grievance.name, reference, ...grievanceClock(grievance.receivedAt) }),
  });
  await db.grievanceAlert.createMany({ data: { grievanceId, kind }, skipDuplicates: true });
}

/** Looks at every complaint that is not answered and queues the alerts that are due and were not given yet. */
export async function watchGrievanceClocks(now: Date = new Date()): Promise<void> {
  const open = await db.grievance.findMany({
    where: { resolvedAt: null },
    orderBy: { receivedAt: 'asc' },
    select: {
      id: true,
      receivedAt: true,
      acknowledgedAt: true,
      resolvedAt: true,
      alerts: { select: { kind: true } },
    },
  });
  let queued = 0;
  for (const { id, alerts, ...progress } of open) {
    const given = new Set(alerts.map(({ kind }) => kind));
    for (const kind of alertsDue(progress, now).filter((alert) => !given.has(alert))) {
      const task = grievanceTasks.tellSupport;
      await enqueue(db, task, { grievanceId: id, alert: kind }, { jobKey: `${task}:${id}:${kind}` });
      queued += 1;
    }
  }
  if (queued > 0) log.warn('complaints need attention', { count: queued });
}

/** Mails the answer to the person who made the complaint. */
export async function mailGrievanceAnswer(grievanceId: string): Promise<void> {
  const grievance = await db.grievance.findUnique({
    where: { id: grievanceId },
    select: { name: true, email: true, userId: true, resolution: true },
  });
  if (!grievance?.resolution) return;
  const { name, email, userId, resolution } = grievance;
  await sendEmail({
    to: { name, address: email },
    id: `grievance-answer-${grievanceId}`,
    ...grievanceAnswer({
      name,
      reference: referenceOf(grievanceId),
      answer: userId ? null : resolution,
      pageUrl: `${env.APP_URL}/account/privacy/complaint`,
    }),
  });
}
