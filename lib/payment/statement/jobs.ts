import 'server-only';
import type { TaskList } from 'graphile-worker';
import { matchOpenPayments } from '@/lib/payment/statement/matching/commands';
import { statementTasks } from '@/lib/payment/statement/rules';

export const statementJobs: TaskList = {
  [statementTasks.match]: async () => {
    await matchOpenPayments();
  },
};

/** Catches payments that were submitted after the statement was imported. */
export const statementCrontab = `
*/10 * * * * ${statementTasks.match} ?max=1`;
