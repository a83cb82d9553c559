import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { accountTasks } from '@/lib/account/task-names';
import { adoptFor } from '@/lib/booking/adopt/commands';

const ofUser = z.strictObject({ userId: z.uuid() });

/** The account queues this job; only bookings know which rows people leave without an account. */
export const adoptJobs: TaskList = {
  [accountTasks.adopt]: (payload) => adoptFor(ofUser.parse(payload).userId),
};
