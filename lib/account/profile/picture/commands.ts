import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import { pictureKey, timestampOf } from '@/lib/account/profile/picture/address';
import { type PictureOutcome, perDay } from '@/lib/account/profile/picture/rules';
import type { Member } from '@/lib/account/session/session';
import { db, type Tx } from '@/lib/server/db';
import { refusableTransaction } from '@/lib/server/db/transaction';
import { env } from '@/lib/server/env';
import { consume, limitOf } from '@/lib/server/rate-limit/consume';
import type { CallingRequest } from '@/lib/server/request/read-request';
import { discardFile, sha256Of, stageFile } from '@/lib/server/storage/files';

const day = 86_400;

type Change = {
  readonly outcome: Extract<PictureOutcome, 'updated' | 'removed' | 'too-often' | 'no-profile'>;
  readonly profilePicture: string | null;
};

/** Locks the profile, so that two changes of it run one after the other. */
async function lockProfile(tx: Tx, userId: string) {
  const [profile] = await tx.$queryRaw<{ id: string; picture: string | null }[]>`
    SELECT id, profile_picture AS picture FROM profiles WHERE user_id = ${userId}::uuid FOR UPDATE`;
  return profile;
}

function currentFile(tx: Tx, key: string) {
  return tx.storedFile.findUnique({
    where: { bucket_key: { bucket: env.S3_BUCKET_PROFILE_PICTURES, key } },
    select: { id: true, sha256: true, deletedAt: true },
  });
}

/**
 * Replaces the picture by one that `encodePicture` made: file, profile, jobs and audit line in one transaction. The
 * same picture sent again changes nothing and counts for nothing.
 */
export async function replacePicture(
  viewer: Member,
  content: Uint8Array,
  request: CallingRequest,
): Promise<Change> {
  const { userId } = viewer;
  return refusableTransaction(async (tx, refuse): Promise<Change> => {
    const profile = await lockProfile(tx, userId);
    if (!profile) return { outcome: 'no-profile', profilePicture: null };
    const before = profile.picture === null ? null : await currentFile(tx, profile.picture);
    if (before && !before.deletedAt && before.sha256 === sha256Of(content)) {
      return { outcome: 'updated', profilePicture: profile.picture };
    }
    if (!(await consume(tx, [limitOf('profile-picture:kept', userId, perDay.stored, day)]))) {
      throw refuse({ outcome: 'too-often', profilePicture: null });
    }
    // This server's clock may be behind the clock that named the earlier picture.
    const timestamp = Math.max(Date.now(), profile.picture === null ? 0 : timestampOf(profile.picture) + 1);
    const key = pictureKey(userId, timestamp);
    const file = await stageFile(tx, {
      bucket: env.S3_BUCKET_PROFILE_PICTURES,
      key,
      contentType: 'image/webp',
      content,
      uploadedById: userId,
    });
    await tx.profile.update({ where: { id: profile.id }, data: { profilePicture: key } });
    if (before) await discardFile(tx, before.id, { after: file.id });
    await recordAudit(tx, {
      actor: viewer,
      action: 'profile.picture-changed',
      subject: { table: 'profiles', id: profile.id },
      subjectUserId: userId,
      request,
    });
    return { outcome: 'updated', profilePicture: key };
  });
}

export async function removePicture(viewer: Member, request: CallingRequest): Promise<Change> {
  const { userId } = viewer;
  return db.$transaction(async (tx): Promise<Change> => {
    const profile = await lockProfile(tx, userId);
    if (!profile) return { outcome: 'no-profile', profilePicture: null };
    if (profile.picture === null) return { outcome: 'removed', profilePicture: null };
    const file = await currentFile(tx, profile.picture);
    await tx.profile.update({ where: { id: profile.id }, data: { profilePicture: null } });
    if (file) await discardFile(tx, file.id);
    await recordAudit(tx, {
      actor: viewer,
      action: 'profile.picture-removed',
      subject: { table: 'profiles', id: profile.id },
      subjectUserId: userId,
      request,
    });
    return { outcome: 'removed', profilePicture: null };
  });
}
