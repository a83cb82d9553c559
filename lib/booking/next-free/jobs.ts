import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { refreshDueNextFree, refreshNextFree } from '@/lib/booking/next-free/commands';
import { nextFreeTasks } from '@/lib/booking/next-free/rules';

const changed = z.strictObject({ calendars: z.array(z.uuid()) });

/** What the worker does for next free times. */
export const nextFreeJobs: TaskList = {
  [nextFreeTasks.refresh]: (payload) => refreshNextFree(changed.parse(payload).calendars),
  [nextFreeTasks.refreshDue]: async () => {
    await refreshDueNextFree();
  },
};

/** Each minute: a time that nobody has booked can be booked no more, a hold has ended, a day has come near. */
export const nextFreeCrontab = `
* * * * * ${nextFreeTasks.refreshDue} ?max=1`;
