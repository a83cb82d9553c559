import 'server-only';
import { createHash } from 'node:crypto';
import { uuidOf } from '@/lib/format/uuid';

/**
 * Key of one hold. A visit that asks for the same time again gets the same hold; for another time it gets
 * another hold.
 * @param visit key of the form's token, or the hold that this one replaces
 * @param therapist slug; empty for the service's calendar
 * @param kind id of the kind of session; empty for the first one
 */
export function holdKey(visit: string, therapist: string, startsAt: Date, kind = ''): string {
  const text = JSON.stringify([visit, therapist, startsAt.toISOString(), kind]);
  return uuidOf(createHash('sha256').update(text).digest('hex'));
}
