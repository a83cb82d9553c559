import 'server-only';
import { nextWelcome } from '@/lib/notification/hours/rules';
import { readPreferences } from '@/lib/notification/preferences/queries';
import {
  type MailPreferences,
  type OptionalMail,
  usualPreferences,
} from '@/lib/notification/preferences/rules';
import type { Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';

/** The job that sends a mail, for queueing and requeueing. */
type MailJob = {
  readonly task: string;
  /** Ids only. */
  readonly payload: Readonly<Record<string, string>>;
  readonly jobKey?: string;
};

type WelcomeMail = MailJob & {
  readonly userId: string;
  /** `news` is about decisions on a person: it keeps to their hours, but cannot be switched off. */
  readonly kind: OptionalMail | 'news';
  readonly notBefore?: Date;
};

function wanted({ mails }: MailPreferences, kind: WelcomeMail['kind']): boolean {
  return kind === 'news' || mails[kind];
}

function timeFor(preferences: MailPreferences, notBefore: Date | undefined, now: Date): Date {
  const earliest = new Date(Math.max(now.getTime(), notBefore?.getTime() ?? 0));
  return nextWelcome(preferences, preferences.timeZone, earliest);
}

const enqueueAt = (
  tx: Pick<Tx, '$executeRaw'>,
  { task, payload, jobKey }: MailJob,
  runAt: Date,
): Promise<void> => enqueue(tx, task, payload, { runAt, ...(jobKey !== undefined && { jobKey }) });

/**
 * Queues a mail in the caller's transaction if the person wants mails of this kind: at once within their
 * contact hours, else for the time when these next begin. Its job asks `mailWelcome` right before it sends.
 * Mails that cannot wait or cannot be switched off (appointments, payments, security) do not use this.
 * @returns whether a mail will go out
 */
export async function mailWhenWelcome(
  tx: Pick<Tx, '$executeRaw' | 'user'>,
  mail: WelcomeMail,
  now: Date = new Date(),
): Promise<boolean> {
  const preferences = await readPreferences(tx, mail.userId);
  if (!preferences || !wanted(preferences, mail.kind)) return false;
  await enqueueAt(tx, mail, timeFor(preferences, mail.notBefore, now));
  return true;
}

/**
 * Whether a job may send its mail. A late or repeated job may run outside the person's hours: it is then
 * requeued for the next ones, with all its tries, and must send nothing.
 * @param mail `userId` null for a person without an account, to whom the default hours apply
 */
export async function mailWelcome(
  client: Pick<Tx, '$executeRaw' | 'user'>,
  mail: Omit<WelcomeMail, 'userId'> & { readonly userId: string | null },
  now: Date = new Date(),
): Promise<'now' | 'later' | 'unwanted'> {
  const preferences = mail.userId === null ? usualPreferences : await readPreferences(client, mail.userId);
  if (!preferences || !wanted(preferences, mail.kind)) return 'unwanted';
  const time = timeFor(preferences, mail.notBefore, now);
  if (time <= now) return 'now';
  await enqueueAt(client, mail, time);
  return 'later';
}
