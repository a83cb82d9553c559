import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { textAdapter } from '@/lib/notification/text/adapters';
import { forgetUnproven, newCode } from '@/lib/notification/text/commands';
import { textChannelNames, textTasks } from '@/lib/notification/text/rules';
import { log } from '@/lib/server/log';

const payload = z.strictObject({ numberId: z.uuid() });
const channelOf = z.enum(textChannelNames);

/**
 * Makes and sends a code; the queue never holds it. A second try sends another code, and the first is no
 * longer valid.
 */
async function sendCode(raw: unknown): Promise<void> {
  const made = await newCode(payload.parse(raw).numberId);
  if (!made) return;
  const channel = channelOf.parse(made.channel);
  const outcome = await textAdapter(channel)?.sendCode(made.phone, made.code);
  log.info('a code was handed to its company', { part: channel, outcome: outcome ?? 'not set up' });
}

export const textJobs: TaskList = {
  [textTasks.sendCode]: (raw) => sendCode(raw),
  [textTasks.forget]: () => forgetUnproven(),
};

export const textCrontab = `
33 * * * * ${textTasks.forget} ?max=1`;
