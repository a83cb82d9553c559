import 'server-only';
import { createHash } from 'node:crypto';

/**
 * Key of one hold. The same visit that asks for the same time again gets the same hold. A visit that went back and
 * asks for another time gets another hold.
 * @param visit key of the form's token, or the hold that this one replaces
 * @param therapist slug; empty for our own calendar
 */
export function holdKey(visit: string, therapist: string, startsAt: Date): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([visit, therapist, startsAt.toISOString()]))
    .digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
