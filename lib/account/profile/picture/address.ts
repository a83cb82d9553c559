import { picturesPath } from '@/lib/account/profile/picture/rules';

/** `{userId}/{timestamp}.webp` (product.md §7), the timestamp in milliseconds. */
const keyShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[1-9][0-9]{12,14}\.webp$/;

export function pictureKey(userId: string, timestampMs: number): string {
  return `${userId}/${timestampMs}.webp`;
}

/** Milliseconds. */
export function timestampOf(key: string): number {
  return Number(/(\d+)\.webp$/.exec(key)?.[1] ?? 0);
}

/** The key from these parts of an address; undefined for any other text, so that none reaches the store. */
export function pictureKeyOf(userId: string, file: string): string | undefined {
  const key = `${userId}/${file}`;
  return keyShape.test(key) ? key : undefined;
}

/**
 * Address of a profile's picture for `<img src>`; null when there is none.
 * @param profilePicture the column `profiles.profile_picture`
 */
export function pictureAddress(profilePicture: string | null): string | null {
  return profilePicture !== null && keyShape.test(profilePicture)
    ? `${picturesPath}/${profilePicture}`
    : null;
}
