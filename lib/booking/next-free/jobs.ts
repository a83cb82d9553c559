import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { refreshDueNextFree, refreshNextFree } from '@/lib/booking/next-free/commands';
import { nextFreeTasks } from '@/lib/booking/next-free/rules';

const changed = z.strictObject({ calendars: z.array(z.uuid()) });

export const nextFreeJobs: TaskList = {
  [nextFreeTasks.refresh]: (payload) => refreshNextFree(changed.parse(payload).calendars),
  [nextFreeTasks.refreshDue]: async () => {
    await refreshDueNextFree();
  },
};

/** Every minute: a free time may have passed, a hold expired, or another day come within the horizon. */
export const nextFreeCrontab = `
* * * * * ${nextFreeTasks.refreshDue} ?max=1`;
