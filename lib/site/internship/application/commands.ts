import 'server-only';
import { randomUUID } from 'node:crypto';
import { recordAudit } from '@/lib/account/audit';
import type { Member } from '@/lib/account/session/session';
import { indianDay } from '@/lib/format/time';
import { notify } from '@/lib/notification/commands';
import type { Submission } from '@/lib/server/action/define-action';
import type { Refused } from '@/lib/server/action/outcome';
import { db, type Tx } from '@/lib/server/db';
import { insertOnce } from '@/lib/server/db/insert-once';
import { env } from '@/lib/server/env';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { stageFile } from '@/lib/server/storage/files';
import { applicationTasks } from '@/lib/site/internship/application/rules';
import type { ApplicationInput } from '@/lib/site/internship/application/schema';
import { internshipProgram } from '@/lib/site/internship/queries';
import { internshipPrefix, takesApplications } from '@/lib/site/internship/rules';

type Sending = {
  readonly viewer: Member;
  readonly submission: Submission;
  /** `checkCv` has accepted it. */
  readonly cv: Buffer;
  readonly request: AuditedRequest;
};

/** Whether the application is saved, and otherwise the reason; a refusal writes nothing. */
export type ApplicationOutcome =
  | { readonly done: true; readonly id: string }
  | Refused<'unknown' | 'closed' | 'already' | 'other'>;

/** Enqueues mails to the applicant and to support, and adds a notification for the applicant. */
async function promise(tx: Tx, applicationId: string, userId: string, href: `/${string}`): Promise<void> {
  await notify(tx, {
    userId,
    kind: 'internship.received',
    title: 'Your application has been received',
    href,
  });
  for (const task of Object.values(applicationTasks)) {
    await enqueue(tx, task, { applicationId }, { jobKey: `${task}:${applicationId}` });
  }
}

/**
 * Saves an application with its CV, its mails and the audit line in one transaction. A repeated submit, even
 * later, is the same application; each person applies once for each intake.
 */
export async function applyForInternship(
  input: ApplicationInput,
  { viewer, submission, cv, request }: Sending,
  now: Date = new Date(),
): Promise<ApplicationOutcome> {
  const program = internshipProgram(input.program);
  if (!program) return { done: false, because: 'unknown' };
  const { userId, email } = viewer;
  const intake = new Date(program.next_intake);
  const open = takesApplications(program, indianDay(now));

  return db.$transaction(async (tx): Promise<ApplicationOutcome> => {
    // The row and its file refer to each other, so the id must exist before either is written.
    const id = randomUUID();
    const row = open
      ? await insertOnce(tx.internshipApplication, {
          id,
          programSlug: program.slug,
          intake,
          userId,
          name: input.name,
          email,
          phone: input.phone,
          education: input.education,
          statement: input.statement,
          submissionKey: submission.key,
          bodyHash: submission.bodyHash,
          consentedAt: now,
        })
      : null;
    if (!row) {
      const earlier = await tx.internshipApplication.findFirst({
        where: { userId, OR: [{ submissionKey: submission.key }, { programSlug: program.slug, intake }] },
        select: { id: true, submissionKey: true, bodyHash: true },
        orderBy: { id: 'asc' },
      });
      if (!earlier) return { done: false, because: open ? 'other' : 'closed' };
      if (earlier.submissionKey !== submission.key) return { done: false, because: 'already' };
      const same = earlier.bodyHash === submission.bodyHash;
      return same ? { done: true, id: earlier.id } : { done: false, because: 'other' };
    }
    const file = await stageFile(tx, {
      bucket: env.S3_BUCKET_PRIVATE,
      key: `${id}/cv.pdf`,
      contentType: 'application/pdf',
      content: cv,
      uploadedById: userId,
    });
    await tx.internshipApplication.update({ where: { id }, data: { cvFileId: file.id } });
    await promise(tx, id, userId, `/checkout/${internshipPrefix}${program.slug}`);
    await recordAudit(tx, {
      actor: viewer,
      action: 'internship.applied',
      subject: { table: 'internship_applications', id },
      subjectUserId: userId,
      request,
    });
    return { done: true, id };
  });
}
