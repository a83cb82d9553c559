import 'server-only';
import { pictureKeyOf } from '@/lib/account/profile/picture/address';
import type { Viewer } from '@/lib/account/session/session';
import { env } from '@/lib/server/env';
import { type ReadableFile, readFile } from '@/lib/server/storage/files';

/**
 * The picture under `/api/pictures/{userId}/{file}`, for its owner; undefined for other people and other
 * addresses.
 * @throws when the database or the store does not answer
 */
export async function readPicture(
  viewer: Pick<Viewer, 'userId'> | null,
  { userId, file }: { readonly userId: string; readonly file: string },
): Promise<ReadableFile | null> {
  const key = pictureKeyOf(userId, file);
  if (!key || viewer?.userId !== userId) return null;
  return readFile({ bucket: env.S3_BUCKET_PROFILE_PICTURES, key });
}
