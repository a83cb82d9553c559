import 'server-only';
import { findTool } from '@/content/tools';
import { recordAudit } from '@/lib/account/audit';
import { hasWithdrawn } from '@/lib/account/consent/queries';
import type { MemberOf } from '@/lib/account/session/session';
import { folderOf } from '@/lib/care/folder/folder';
import { sealedHomework } from '@/lib/care/folder/sealed';
import { homeworkTasks, mostOpen, type Outcome } from '@/lib/care/homework/rules';
import type { HomeworkInput } from '@/lib/care/homework/schema';
import { isGuest, ownedBy, type Respondent } from '@/lib/care/participant/respondent';
import { findPersonToAsk } from '@/lib/care/session/guest';
import { guestRecordPath } from '@/lib/care/session/rules';
import { indianDay } from '@/lib/format/time';
import { isUuid } from '@/lib/format/uuid';
import { notifyAndMail } from '@/lib/notification/commands';
import type { Submission } from '@/lib/server/action/define-action';
import { db } from '@/lib/server/db';
import { insertOnce } from '@/lib/server/db/insert-once';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { openDataKey } from '@/lib/server/seal/data-key';
import { therapistOf } from '@/lib/therapist/access';

type NewHomework = HomeworkInput & {
  readonly submission: Pick<Submission, 'key'>;
  readonly request: AuditedRequest;
};

type Given =
  | { readonly given: true; readonly clientName: string }
  | {
      readonly given: false;
      readonly because:
        | 'not-linked'
        | 'no-client'
        | 'handed-over'
        | 'no-consent'
        | 'nothing'
        | 'past'
        | 'too-many'
        | 'other-text';
    };

/**
 * Gives homework to a client of the viewer's or the guest of one of their sessions, and tells them. The same form sent
 * twice gives it once. Refuses a client who has withdrawn the consent to share health data.
 * @param client profile id of the client, or id of the guest's booking
 * @throws SealUnavailable when the master key is missing or wrong; nothing is stored then
 */
export async function giveHomework(
  viewer: MemberOf<'therapist'>,
  { client: id, tool, task, due, submission, request }: NewHomework,
  now: Date = new Date(),
): Promise<Given> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return { given: false, because: 'not-linked' };
  const known = tool === null ? undefined : findTool(tool);
  if (!known && task === null) return { given: false, because: 'nothing' };
  if (due !== null && due < indianDay(now)) return { given: false, because: 'past' };
  return db.$transaction(async (tx): Promise<Given> => {
    const person = await findPersonToAsk(tx, therapist.id, id, now);
    if (!person) return { given: false, because: 'no-client' };
    if (person === 'handed-over') return { given: false, because: person };
    const { userId, ...whose } = person.to;
    if (userId !== null && (await hasWithdrawn(tx, userId, 'care')))
      return { given: false, because: 'no-consent' };
    const folder = await folderOf(tx, { ...whose, therapistId: therapist.id });
    const given = { given: true, clientName: person.name } as const;
    const before = await tx.homework.findUnique({ where: { submissionKey: submission.key } });
    if (before) {
      const isSame =
        before.folderId === folder.id &&
        before.tool === (known?.slug ?? null) &&
        sealedHomework.open(folder.key, folder.id, before.sealed).task === (task ?? '');
      return isSame ? given : { given: false, because: 'other-text' };
    }
    if ((await tx.homework.count({ where: { folderId: folder.id, outcome: null } })) >= mostOpen) {
      return { given: false, because: 'too-many' };
    }
    const row = await insertOnce(tx.homework, {
      folderId: folder.id,
      tool: known?.slug ?? null,
      sealed: sealedHomework.seal(folder.key, folder.id, { task: task ?? '', line: '' }),
      dueOn: due === null ? null : new Date(`${due}T00:00:00Z`),
      submissionKey: submission.key,
      createdAt: now,
    });
    // The same form is being handled at this moment.
    if (!row) return given;
    await recordAudit(tx, {
      actor: viewer,
      action: 'homework.given',
      subject: { table: 'homework', id: row.id },
      ...(userId !== null && { subjectUserId: userId }),
      request,
    });
    if (userId === null) {
      await enqueue(tx, homeworkTasks.mailGuest, { homeworkId: row.id });
      return given;
    }
    await notifyAndMail(tx, {
      userId,
      kind: 'homework.given',
      title: `${therapist.name} assigned something to you`,
      href: '/dashboard/homework',
    });
    return given;
  });
}

type TakenBack = 'done' | 'unknown' | 'answered';

export async function takeHomeworkBack(viewer: MemberOf<'therapist'>, id: string): Promise<TakenBack> {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(id)) return 'unknown';
  const own = { id, folder: { therapistId: therapist.id } };
  const { count } = await db.homework.deleteMany({ where: { ...own, outcome: null } });
  if (count > 0) return 'done';
  return (await db.homework.count({ where: own })) > 0 ? 'answered' : 'unknown';
}

type Answer = { readonly homework: string; readonly outcome: Outcome; readonly line: string | null };

/**
 * Stores a person's answer to their homework; a later answer replaces an earlier one. Notifies the
 * therapist of the first.
 * @returns false if it is not theirs or was withdrawn
 * @throws SealUnavailable when the master key is missing or wrong; nothing is stored then
 */
export function answerHomework(
  person: Respondent,
  { homework: id, outcome, line }: Answer,
): Promise<boolean> {
  return db.$transaction(async (tx) => {
    if (!isUuid(id)) return false;
    await tx.$queryRaw`SELECT 1 FROM homework WHERE id = ${id}::uuid FOR UPDATE`;
    const row = await tx.homework.findFirst({
      where: { id, folder: ownedBy(person) },
      include: { folder: { include: { therapist: { select: { userId: true } } } } },
    });
    if (!row) return false;
    const folder = { id: row.folderId, key: openDataKey(row.folder.sealedKey) };
    const { task } = sealedHomework.open(folder.key, folder.id, row.sealed);
    const sealed = sealedHomework.seal(folder.key, folder.id, { task, line: line ?? '' });
    await tx.homework.update({ where: { id }, data: { sealed, outcome, answeredAt: new Date() } });
    const { userId } = row.folder.therapist;
    if (row.outcome === null && userId) {
      const href = isGuest(person)
        ? guestRecordPath(person.bookingId)
        : (`/therapist-dashboard/clients/${person.profile.id}/homework` as const);
      await notifyAndMail(tx, {
        userId,
        kind: 'homework.answered',
        title: 'A client answered',
        href,
      });
    }
    return true;
  });
}
