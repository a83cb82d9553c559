import 'server-only';
import type { TaskList } from 'graphile-worker';
import {
  clientPayload,
  erasurePayload,
  mailErasureDone,
  sweepErased,
  tellClientOfErasure,
  tellSupportOfErasure,
  tellTherapistOfErasure,
  therapistPayload,
} from '@/lib/privacy/erasure/jobs';
import { purgeErased } from '@/lib/privacy/erasure/purge';
import { erasureTasks } from '@/lib/privacy/erasure/rules';
import { exportPayload, mailExportReady, makeExport, sweepExports } from '@/lib/privacy/export/jobs';
import { forgetBroughtJobs } from '@/lib/privacy/export/practice/brought/forget';
import { exportTasks } from '@/lib/privacy/export/rules';
import { sweepRecords } from '@/lib/privacy/retention/jobs';
import { retentionTasks } from '@/lib/privacy/retention/rules';

export const recordJobs: TaskList = {
  [exportTasks.make]: (payload) => makeExport(exportPayload.parse(payload).requestId),
  [exportTasks.mailReady]: (payload) => mailExportReady(exportPayload.parse(payload).requestId),
  [exportTasks.sweep]: () => sweepExports(),
  [erasureTasks.mailDone]: (payload) => mailErasureDone(erasurePayload.parse(payload).requestId),
  [erasureTasks.tellTherapist]: (payload) => tellTherapistOfErasure(therapistPayload.parse(payload)),
  [erasureTasks.tellClient]: (payload) => tellClientOfErasure(clientPayload.parse(payload)),
  [erasureTasks.tellSupport]: (payload) => tellSupportOfErasure(therapistPayload.parse(payload)),
  [erasureTasks.purge]: (payload) => purgeErased(erasurePayload.parse(payload).requestId),
  [erasureTasks.sweep]: () => sweepErased(),
  [retentionTasks.sweep]: () => sweepRecords(),
  ...forgetBroughtJobs,
};

/** Times of the recurring jobs (UTC): night in India. */
export const recordCrontab = `
11 * * * * ${exportTasks.sweep} ?max=1
13 * * * * ${erasureTasks.sweep} ?max=1
23 20 * * * ${retentionTasks.sweep} ?max=1`;
