import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import { hasSecondFactor } from '@/lib/account/session/second-factor';
import type { Viewer } from '@/lib/account/session/session';
import { minute } from '@/lib/format/duration';
import { referenceOf } from '@/lib/format/reference';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { signedLink } from '@/lib/server/secret/signed-link';
import { readFile } from '@/lib/server/storage/files';

const contentLink = signedLink({ purpose: 'file-content', path: '/api/files/content', lifetime: minute });

/**
 * Only admins may read files that people have sent, and therapists the proofs of payment to them; both only
 * with the second factor.
 */
function mayRead(viewer: Viewer | null): viewer is Viewer {
  if (!viewer?.profile?.onboardingCompleted || !hasSecondFactor(viewer)) return false;
  return viewer.profile.role === 'admin' || viewer.profile.role === 'therapist';
}

/** Proofs of payment, CVs and certificates; profile pictures and data exports have their own routes. */
function findFile(viewer: Viewer, id: string) {
  const ofOwnPayments = {
    paymentSubmission: { payeeAccount: { payee: { therapist: { userId: viewer.userId } } } },
  };
  const ofAnybody = [
    { paymentSubmission: { isNot: null } },
    { internshipApplication: { isNot: null } },
    { applicationPaper: { isNot: null } },
  ];
  return db.storedFile.findFirst({
    where: {
      id,
      deletedAt: null,
      OR: viewer.profile?.role === 'admin' ? ofAnybody : [ofOwnPayments],
    },
    select: {
      bucket: true,
      key: true,
      paymentSubmission: { select: { id: true, client: { select: { userId: true } } } },
      internshipApplication: { select: { id: true, userId: true } },
      applicationPaper: { select: { id: true, userId: true } },
    },
  });
}

/**
 * Opens a file for a reader with the right: logs who reads whose file, and returns a link that works for a
 * minute. Null for other readers and for other kinds of file.
 */
export async function fileLink(
  viewer: Viewer | null,
  id: string,
  request: AuditedRequest,
): Promise<`/api/files/content/${string}` | null> {
  if (!mayRead(viewer) || !isUuid(id)) return null;
  const file = await findFile(viewer, id);
  if (!file) return null;
  const owner =
    file.paymentSubmission?.client?.userId ??
    file.internshipApplication?.userId ??
    file.applicationPaper?.userId;
  await recordAudit(db, {
    actor: viewer,
    action: 'file.opened',
    subject: { table: 'stored_files', id },
    ...(owner && { subjectUserId: owner }),
    request,
  });
  return contentLink.path(id, new Date());
}

type OpenedFile = {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  readonly fileName: string;
};

/** The bytes for such a link. @throws when the database or the store does not answer */
export async function openFile(
  viewer: Viewer | null,
  token: string,
  now: Date = new Date(),
): Promise<OpenedFile | null> {
  const id = contentLink.idOf(token, now);
  if (!id || !mayRead(viewer)) return null;
  const found = await findFile(viewer, id);
  const file = found && (await readFile(found));
  if (!found || !file) return null;
  const { content, contentType } = file;
  const extension = /\.[a-z]+$/.exec(found.key)?.[0] ?? '';
  const owner =
    found.paymentSubmission?.id ?? found.internshipApplication?.id ?? found.applicationPaper?.id ?? id;
  const kind = found.paymentSubmission ? 'payment' : 'application';
  return { content, contentType, fileName: `${kind}-${referenceOf(owner)}${extension}` };
}
