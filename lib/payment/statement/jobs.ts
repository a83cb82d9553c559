import 'server-only';
import type { TaskList } from 'graphile-worker';
import { matchOpenPayments } from '@/lib/payment/statement/matching/commands';
import { statementTasks } from '@/lib/payment/statement/rules';

/** What the worker does for this noun. */
export const statementJobs: TaskList = {
  [statementTasks.match]: async () => {
    await matchOpenPayments();
  },
};

/** Also for payments that were submitted after the statement came in. */
export const statementCrontab = `
*/10 * * * * ${statementTasks.match} ?max=1`;
