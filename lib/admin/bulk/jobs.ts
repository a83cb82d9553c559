import 'server-only';
import * as z from 'zod';
import { sweepRuns, workInJob } from '@/lib/admin/bulk/commands';
import { bulkTasks } from '@/lib/admin/bulk/rules';

const ofRun = z.strictObject({ runId: z.uuid() });

export const bulkJobs = {
  [bulkTasks.work]: (payload: unknown) => workInJob(ofRun.parse(payload).runId),
  [bulkTasks.sweep]: () => sweepRuns(),
};

export const bulkCrontab = `
23 3 * * * ${bulkTasks.sweep} ?max=1`;
