import 'server-only';
import type { Tx } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';
import { nextWelcome } from '@/lib/notice/hours/rules';
import { readPreferences } from '@/lib/notice/preferences/queries';
import type { OptionalMail } from '@/lib/notice/preferences/rules';

type WelcomeMail = {
  readonly userId: string;
  readonly kind: OptionalMail;
  /** Task of the job that writes the mail, with ids only. */
  readonly task: string;
  readonly payload: Readonly<Record<string, string>>;
  readonly jobKey?: string;
};

/**
 * Puts a mail into the queue of the caller's transaction if the person wants mails of this kind: at once inside the
 * hours in which they may be contacted, else for when these next open. Mails that cannot wait or cannot be switched
 * off (appointments, security) are enqueued without it.
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

/** Whether somebody still wants mails of this kind; asked by a job right before it sends one. */
export async function wantsMail(
  client: Pick<Tx, 'user'>,
  userId: string,
  kind: OptionalMail,
): Promise<boolean> {
  return (await readPreferences(client, userId))?.mails[kind] ?? false;
}
