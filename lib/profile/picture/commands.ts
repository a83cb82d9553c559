import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import type { Member } from '@/lib/auth/session';
import { db, type Tx } from '@/lib/db';
import { env } from '@/lib/env';
import { pictureKey, timestampOf } from '@/lib/profile/picture/address';
import { type PictureOutcome, perDay } from '@/lib/profile/picture/rules';
import { limitOf, spend } from '@/lib/rate-limit/spend';
import type { CallingRequest } from '@/lib/request/read-request';
import { discardFile, sha256Of, stageFile } from '@/lib/storage/files';

const day = 86_400;

type Change = {
  readonly outcome: Extract<PictureOutcome, 'updated' | 'removed' | 'too-often' | 'no-profile'>;
  readonly profilePicture: string | null;
};

class TooOften extends Error {
  override name = 'TooOften';
}

/** Two changes of one profile follow each other, however they are sent. */
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
 * Puts a picture that `encodePicture` made in the place of the one before: file, profile, jobs and audit line in one
 * transaction. The same picture sent again changes nothing and counts for nothing.
 */
export async function replacePicture(
  viewer: Member,
  content: Uint8Array,
  request: CallingRequest,
): Promise<Change> {
  const { userId } = viewer;
  try {
    return await db.$transaction(async (tx): Promise<Change> => {
      const profile = await lockProfile(tx, userId);
      if (!profile) return { outcome: 'no-profile', profilePicture: null };
      const before = profile.picture === null ? null : await currentFile(tx, profile.picture);
      if (before && !before.deletedAt && before.sha256 === sha256Of(content)) {
        return { outcome: 'updated', profilePicture: profile.picture };
      }
      if (!(await spend(tx, [limitOf('profile-picture:kept', userId, perDay.kept, day)]))) {
        throw new TooOften();
      }
      // The clock of this machine may be behind the one that named the picture before.
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
  } catch (error) {
    if (error instanceof TooOften) return { outcome: 'too-often', profilePicture: null };
    throw error;
  }
}

/** Takes the picture off the profile; nobody can open it any more, and a job removes it from the store. */
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
