import 'server-only';
import type { TaskList } from 'graphile-worker';
import { keepHouseAccount } from '@/lib/payment/payee/commands';
import { payeeTasks } from '@/lib/payment/payee/rules';

export const payeeJobs: TaskList = {
  [payeeTasks.keepHouse]: () => keepHouseAccount(),
};

/** Also runs when a new release starts, because its file may name another account. */
export const payeeCrontab = `
*/10 * * * * ${payeeTasks.keepHouse} ?max=1&fill=15m`;
