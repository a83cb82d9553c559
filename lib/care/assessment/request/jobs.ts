import 'server-only';
import type { TaskList } from 'graphile-worker';
import { askDueMeasures } from '@/lib/care/assessment/request/commands';
import { requestTasks } from '@/lib/care/assessment/request/rules';

export const measureJobs: TaskList = { [requestTasks.ask]: () => askDueMeasures() };

/** Every hour; mails about it wait for the person's own hours. */
export const measureCrontab = `
23 * * * * ${requestTasks.ask} ?max=1`;
