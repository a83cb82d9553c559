import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Submission } from '@/lib/action/define-action';
import { recordAudit } from '@/lib/audit/record';
import type { Member } from '@/lib/auth/session';
import { db, type Tx } from '@/lib/db';
import { env } from '@/lib/env';
import { applicationTasks } from '@/lib/internship/application/rules';
import type { ApplicationInput } from '@/lib/internship/application/schema';
import { internshipProgram } from '@/lib/internship/queries';
import { takesApplications } from '@/lib/internship/rules';
import { enqueue } from '@/lib/jobs/enqueue';
import { notify } from '@/lib/notice/commands';
import { internshipPrefix } from '@/lib/product/rules';
import type { CallingRequest } from '@/lib/request/read-request';
import { stageFile } from '@/lib/storage/files';
import { indianDay } from '@/lib/time';

type Sending = {
  readonly viewer: Member;
  readonly submission: Submission;
  /** Looked through by `checkCv`. */
  readonly cv: Buffer;
  readonly request: Pick<CallingRequest, 'id' | 'network'>;
};

/** Whether the application is kept, and if not, why; nothing was written then. */
export type ApplicationOutcome =
  | { readonly kept: true; readonly id: string }
  | { readonly kept: false; readonly because: 'unknown' | 'closed' | 'already' | 'other' };

/** Mails to the applicant and to support, and a line in the account. */
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
 * Keeps an application with its CV, the mails about it and the audit line in one transaction. The same press sent
 * again, at once or later, is the same application; somebody applies once for each intake.
 */
export async function applyForInternship(
  input: ApplicationInput,
  { viewer, submission, cv, request }: Sending,
  now: Date = new Date(),
): Promise<ApplicationOutcome> {
  const program = internshipProgram(input.program);
  if (!program) return { kept: false, because: 'unknown' };
  const { userId, email } = viewer;
  const intake = new Date(program.next_intake);
  const open = takesApplications(program, indianDay(now));

  return db.$transaction(async (tx): Promise<ApplicationOutcome> => {
    // The row and its file name each other: the id is known before either is written.
    const id = randomUUID();
    const [row] = open
      ? await tx.internshipApplication.createManyAndReturn({
          data: {
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
          },
          // Waits for a twin that is being written at this moment, then leaves the place to it.
          skipDuplicates: true,
          select: { id: true },
        })
      : [];
    if (!row) {
      const earlier = await tx.internshipApplication.findFirst({
        where: { userId, OR: [{ submissionKey: submission.key }, { programSlug: program.slug, intake }] },
        select: { id: true, submissionKey: true, bodyHash: true },
        orderBy: { id: 'asc' },
      });
      if (!earlier) return { kept: false, because: open ? 'other' : 'closed' };
      if (earlier.submissionKey !== submission.key) return { kept: false, because: 'already' };
      const same = earlier.bodyHash === submission.bodyHash;
      return same ? { kept: true, id: earlier.id } : { kept: false, because: 'other' };
    }
    const file = await stageFile(tx, {
      bucket: env.S3_BUCKET_PAYMENT_SCREENSHOTS,
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
    return { kept: true, id };
  });
}
