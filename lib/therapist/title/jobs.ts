import 'server-only';
import type { TaskList } from 'graphile-worker';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import { hideLapsedRegisters } from '@/lib/therapist/register/commands';
import { takeDownLapsedTitles } from '@/lib/therapist/title/commands';

const task = 'take-down-lapsed-titles';

async function takeDown(): Promise<void> {
  const { length } = await db.$transaction(async (tx) => {
    await hideLapsedRegisters(tx);
    return takeDownLapsedTitles(tx);
  });
  if (length > 0) log.warn('titles without a live register check were taken down', { count: length });
}

export const titleJobs: TaskList = { [task]: takeDown };

/** At midnight in India, when an entry expires, and each hour in case the worker was down then (UTC). */
export const titleCrontab = `
30 * * * * ${task} ?max=1`;
