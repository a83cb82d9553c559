import 'server-only';
import { type Alarm, alarmTasks } from '@/lib/server/alarm/rules';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { log } from '@/lib/server/log';
import { consume, limitOf } from '@/lib/server/rate-limit/consume';

const daySeconds = 86_400;

/** Mails the owner, once a day for each kind of alarm, however often it is raised. If that fails, it only logs. */
export async function raiseAlarm(alarm: Alarm): Promise<void> {
  log.error('alarm', { part: alarm });
  try {
    await db.$transaction(async (tx) => {
      if (!(await consume(tx, [limitOf('alarm', alarm, 1, daySeconds)]))) return;
      await enqueue(tx, alarmTasks.mail, { alarm }, { jobKey: `${alarmTasks.mail}:${alarm}` });
    });
  } catch (error) {
    log.error('an alarm could not be queued', { part: alarm, error });
  }
}
