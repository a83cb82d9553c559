import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { queueDueReadings } from '@/lib/booking/calendar/busy/commands';
import { readBusyTimes } from '@/lib/booking/calendar/busy/read';
import { busyTasks } from '@/lib/booking/calendar/busy/rules';

const payload = z.strictObject({ calendarId: z.uuid() });

export const busyJobs: TaskList = {
  [busyTasks.read]: async (raw) => {
    await readBusyTimes(payload.parse(raw).calendarId);
  },
  [busyTasks.readDue]: () => queueDueReadings(),
};

/** Every minute: each calendar has its own quarter of an hour. */
export const busyCrontab = `
* * * * * ${busyTasks.readDue} ?max=1`;
