import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { hasSecondFactor } from '@/lib/auth/second-factor';
import type { Viewer } from '@/lib/auth/session';
import { db } from '@/lib/db';
import { referenceOf } from '@/lib/reference';
import type { CallingRequest } from '@/lib/request/read-request';
import { idOfSigned, signId } from '@/lib/signed-id';
import { readFile } from '@/lib/storage/files';
import { isUuid } from '@/lib/uuid';

const purpose = 'file-content';
const linkMs = 60_000;

/** Only the back office reads what people have sent, and only with its second factor. */
function mayRead(viewer: Viewer | null): viewer is Viewer {
  return viewer?.profile?.role === 'admin' && viewer.profile.onboardingCompleted && hasSecondFactor(viewer);
}

/** Proofs of payment and CVs; profile pictures and copies of one's data have routes of their own. */
function findFile(id: string) {
  return db.storedFile.findFirst({
    where: {
      id,
      deletedAt: null,
      OR: [{ paymentSubmission: { isNot: null } }, { internshipApplication: { isNot: null } }],
    },
    select: {
      bucket: true,
      key: true,
      paymentSubmission: { select: { id: true, client: { select: { userId: true } } } },
      internshipApplication: { select: { id: true, userId: true } },
    },
  });
}

/**
 * Opens a file for a member of the back office: writes down who read whose, and gives a link to the bytes that works
 * for a minute. Null for everybody else and for what is no such file.
 */
export async function fileLink(
  viewer: Viewer | null,
  id: string,
  request: Pick<CallingRequest, 'id' | 'network'>,
  now: Date = new Date(),
): Promise<`/api/files/content/${string}` | null> {
  if (!mayRead(viewer) || !isUuid(id)) return null;
  const file = await findFile(id);
  if (!file) return null;
  const owner = file.paymentSubmission?.client?.userId ?? file.internshipApplication?.userId;
  await recordAudit(db, {
    actor: viewer,
    action: 'file.opened',
    subject: { table: 'stored_files', id },
    ...(owner && { subjectUserId: owner }),
    request,
  });
  return `/api/files/content/${signId(purpose, id, now.getTime() + linkMs)}`;
}

type OpenedFile = {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  readonly fileName: string;
};

/**
 * The bytes behind such a link, for the back office alone.
 * @throws when the database or the store does not answer
 */
export async function openFile(
  viewer: Viewer | null,
  token: string,
  now: Date = new Date(),
): Promise<OpenedFile | null> {
  const id = idOfSigned(purpose, token, now.getTime());
  if (!id || !mayRead(viewer)) return null;
  const found = await findFile(id);
  const file = found && (await readFile(found));
  if (!found || !file) return null;
  const { content, contentType } = file;
  const extension = /\.[a-z]+$/.exec(found.key)?.[0] ?? '';
  const owner = found.paymentSubmission?.id ?? found.internshipApplication?.id ?? id;
  const kind = found.paymentSubmission ? 'payment' : 'application';
  return { content, contentType, fileName: `${kind}-${referenceOf(owner)}${extension}` };
}
