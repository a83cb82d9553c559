import { isUuid } from '@/lib/format/uuid';

/**
 * Key of a photo in its bucket and path in `therapists.profile_picture`; with a slash before it, its public address.
 * A new photo has a new one.
 */
export function photoKey(photoId: string): string {
  return `portraits/${photoId}.webp`;
}

/** The photo with this key; undefined for the drawn portraits of samples, which are files of the product. */
export function photoOfKey(key: string): string | undefined {
  return key.startsWith('portraits/') ? photoOfFile(key.slice('portraits/'.length)) : undefined;
}

/** The photo of a file name in the public address; undefined for any other text, so that none reaches the store. */
export function photoOfFile(file: string): string | undefined {
  const id = file.endsWith('.webp') ? file.slice(0, -'.webp'.length) : '';
  return isUuid(id) ? id : undefined;
}
