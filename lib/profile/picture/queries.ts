import 'server-only';
import type { Viewer } from '@/lib/auth/session';
import { env } from '@/lib/env';
import { pictureKeyOf } from '@/lib/profile/picture/address';
import { type ReadableFile, readFile } from '@/lib/storage/files';

/**
 * The picture under `/api/pictures/{userId}/{file}`, for the person it shows. For everybody else, and for what is
 * no picture's address, there is none.
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
