import 'server-only';
import { createHash } from 'node:crypto';

/**
 * Key of one hold: the same visit that asks for the same time again means the same hold, and one that asks for another
 * time (somebody went back and thought again) means another.
 * @param visit key of the form's token, or the hold that this one takes the place of
 * @param therapist by the name in their address; empty for the desk
 */
export function holdKey(visit: string, therapist: string, startsAt: Date): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([visit, therapist, startsAt.toISOString()]))
    .digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
