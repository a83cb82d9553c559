import 'server-only';
import { findTool } from '@/content/tools';
import { recordAudit } from '@/lib/account/audit';
import { hasWithdrawn } from '@/lib/account/consent/queries';
import type { MemberOf } from '@/lib/account/session/session';
import { folderOf } from '@/lib/care/folder/folder';
import { sealedHomework } from '@/lib/care/folder/sealed';
import { mostOpen, type Outcome } from '@/lib/care/homework/rules';
import type { HomeworkInput } from '@/lib/care/homework/schema';
import { findClientToAsk } from '@/lib/care/session/access';
import { indianDay } from '@/lib/format/time';
import { isUuid } from '@/lib/format/uuid';
import { notifyAndMail } from '@/lib/notification/commands';
import type { Submission } from '@/lib/server/action/define-action';
import { db } from '@/lib/server/db';
import { insertOnce } from '@/lib/server/db/insert-once';
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
 * Gives homework to a client of the viewer's and tells them. The same form sent twice gives it once. Refuses
 * a client who has withdrawn the consent to share health data.
 * @throws SealUnavailable when the master key is missing or wrong; nothing is stored then
 */
export async function giveHomework(
  viewer: MemberOf<'therapist'>,
  { client: clientId, tool, task, due, submission, request }: NewHomework,
  now: Date = new Date(),
): Promise<Given> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return { given: false, because: 'not-linked' };
  const known = tool === null ? undefined : findTool(tool);
  if (!known && task === null) return { given: false, because: 'nothing' };
  if (due !== null && due < indianDay(now)) return { given: false, because: 'past' };
  return db.$transaction(async (tx): Promise<Given> => {
    const client = await findClientToAsk(tx, therapist.id, clientId, now);
    if (!client) return { given: false, because: 'no-client' };
    if (client === 'handed-over') return { given: false, because: client };
    if (await hasWithdrawn(tx, client.userId, 'care')) return { given: false, because: 'no-consent' };
    const folder = await folderOf(tx, { clientId: client.id, therapistId: therapist.id });
    const given = { given: true, clientName: client.name } as const;
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
      subjectUserId: client.userId,
      request,
    });
    await notifyAndMail(tx, {
      userId: client.userId,
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
 * Stores the viewer's answer to their homework; a later answer replaces an earlier one. Notifies the
 * therapist of the first.
 * @returns false if it is not theirs or was withdrawn
 * @throws SealUnavailable when the master key is missing or wrong; nothing is stored then
 */
export function answerHomework(
  viewer: MemberOf<'client'>,
  { homework: id, outcome, line }: Answer,
  now: Date = new Date(),
): Promise<boolean> {
  return db.$transaction(async (tx) => {
    if (!isUuid(id)) return false;
    const clientId = viewer.profile.id;
    await tx.$queryRaw`SELECT 1 FROM homework WHERE id = ${id}::uuid FOR UPDATE`;
    const row = await tx.homework.findFirst({
      where: { id, folder: { clientId } },
      include: { folder: { include: { therapist: { select: { userId: true } } } } },
    });
    if (!row) return false;
    const folder = { id: row.folderId, key: openDataKey(row.folder.sealedKey) };
    const { task } = sealedHomework.open(folder.key, folder.id, row.sealed);
    const sealed = sealedHomework.seal(folder.key, folder.id, { task, line: line ?? '' });
    await tx.homework.update({ where: { id }, data: { sealed, outcome, answeredAt: now } });
    const { userId } = row.folder.therapist;
    if (row.outcome === null && userId) {
      const href = `/therapist-dashboard/clients/${clientId}/homework` as const;
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
