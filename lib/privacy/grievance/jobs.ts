import 'server-only';
import { z } from 'zod';
import { referenceOf } from '@/lib/format/reference';
import { grievanceAlert, grievanceAnswer, grievanceReceipt } from '@/lib/privacy/grievance/emails';
import {
  alertsDue,
  type GrievanceAlertKind,
  grievanceAlerts,
  grievanceClock,
  grievanceTasks,
} from '@/lib/privacy/grievance/rules';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { log } from '@/lib/server/log';
import { legalIdentityNow } from '@/lib/site/owner/queries';

// Jobs of complaints. Each job first checks whether it is still needed, because it may run again after a
// crash.

/** Payloads of the jobs below; an older release may have written them. */
export const grievancePayload = z.strictObject({ grievanceId: z.uuid() });
export const grievanceAlertPayload = z.strictObject({
  grievanceId: z.uuid(),
  alert: z.enum(grievanceAlerts),
});

/**
 * Mails the person that we have their complaint, which meets the first deadline. If the mailbox refuses the
 * mail, the deadline stays open, so that support is warned in time to reach the person in another way.
 */
export async function acknowledgeGrievance(grievanceId: string): Promise<void> {
  const grievance = await db.grievance.findUnique({
    where: { id: grievanceId },
    select: { name: true, email: true, receivedAt: true, acknowledgedAt: true },
  });
  if (!grievance || grievance.acknowledgedAt) return;
  const { name, email, receivedAt } = grievance;
  const { answerBy } = grievanceClock(receivedAt);
  const { grievanceOfficer } = await legalIdentityNow(db);
  await sendEmail({
    to: { name, address: email },
    id: `grievance-receipt-${grievanceId}`,
    ...grievanceReceipt({
      name,
      reference: referenceOf(grievanceId),
      answerBy,
      officer: grievanceOfficer.name,
    }),
  });
  await db.grievance.update({ where: { id: grievanceId }, data: { acknowledgedAt: new Date() } });
}

/** Mails support about a complaint or its deadline, once for each alert and only while it is true. */
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

/** Checks every unanswered complaint and queues the alerts that are due and not yet sent. */
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
