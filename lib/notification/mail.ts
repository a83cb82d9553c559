import 'server-only';
import { nextWelcome } from '@/lib/notification/hours/rules';
import { readPreferences } from '@/lib/notification/preferences/queries';
import type { OptionalMail } from '@/lib/notification/preferences/rules';
import type { Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';

type WelcomeMail = {
  readonly userId: string;
  readonly kind: OptionalMail;
  /** Task of the job that writes the mail; its payload holds ids only. */
  readonly task: string;
  readonly payload: Readonly<Record<string, string>>;
  readonly jobKey?: string;
};

/**
 * Queues a mail in the caller's transaction if the person wants mails of this kind: at once inside their contact
 * hours, else for the time when these next begin. Mails that cannot wait or that nobody can switch off (appointments,
 * security) do not use this.
 * @returns whether a mail will go out
 */
export async function mailWhenWelcome(
  tx: Pick<Tx, '$executeRaw' | 'user'>,
  { userId, kind, task, payload, jobKey }: WelcomeMail,
  now: Date = new Date(),
): Promise<boolean> {
  const preferences = await readPreferences(tx, userId);
  if (!preferences?.mails[kind]) return false;
  const runAt = nextWelcome(preferences, preferences.timeZone, now);
  await enqueue(tx, task, payload, { runAt, ...(jobKey !== undefined && { jobKey }) });
  return true;
}

/** Whether somebody still wants mails of this kind; a job calls this right before it sends one. */
export async function wantsMail(
  client: Pick<Tx, 'user'>,
  userId: string,
  kind: OptionalMail,
): Promise<boolean> {
  return (await readPreferences(client, userId))?.mails[kind] ?? false;
}
