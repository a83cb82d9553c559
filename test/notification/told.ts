import type { TaskList } from 'graphile-worker';
import { db } from '@/lib/server/db';
import { runDueJobs } from '@/test/server/jobs';
import type { MailCatcher } from './mail-catcher';

/** A person who receives messages, in their account and at these addresses. */
export type Reader = {
  readonly name: string;
  readonly userId?: string;
  readonly addresses: readonly string[];
};

type Telling = {
  readonly catcher: Pick<MailCatcher, 'caught'>;
  readonly jobs: TaskList;
  readonly readers: readonly Reader[];
  /** Ids of the rows whose audit trail is read. */
  readonly about: readonly string[];
};

/**
 * The notifications and mails since the last call, and the audit trail of these rows. Mails are listed by
 * their subject up to its time, reference or number.
 */
export async function toldSince({ catcher, jobs, readers, about }: Telling) {
  await runDueJobs(jobs);
  const notifications = await db.notification.findMany({ select: { userId: true, kind: true } });
  await db.notification.deleteMany();
  const mails = catcher.caught.splice(0);
  const reader = (is: (one: Reader) => boolean) => readers.find(is)?.name ?? 'somebody else';
  const audit = await db.auditEntry.findMany({
    where: { subjectId: { in: [...about] } },
    select: { action: true },
    orderBy: { id: 'asc' },
  });
  return {
    notifications: notifications
      .map(({ userId, kind }) => `${reader((one) => one.userId === userId)}: ${kind}`)
      .toSorted(),
    mails: mails
      .flatMap(({ recipients, mail }) =>
        recipients.map(
          (address) =>
            `${reader((one) => one.addresses.includes(address))}: ${mail.subject?.split(/[:,]/)[0] ?? ''}`,
        ),
      )
      .toSorted(),
    texts: mails.map(({ mail }) => mail.text ?? ''),
    audit: audit.map(({ action }) => action),
  };
}
