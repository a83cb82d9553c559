import 'server-only';
import { z } from 'zod';
import { sealedRecord } from '@/lib/server/seal/sealed-record';

/** The summary of an answer, and the words about something withheld. */
export const sealedAnswer = sealedRecord(
  (requestId: string) => `record answer ${requestId}`,
  z.object({ summary: z.string(), withheld: z.string().nullable() }),
);

/** Name and type of a paper. */
export const sealedPaper = sealedRecord(
  (requestId: string) => `record paper ${requestId}`,
  z.object({ name: z.string(), contentType: z.string() }),
);

/** The place of a paper's bytes. */
export const bytesPlaceOf = (requestId: string) => `record file ${requestId}`;

/** Where a paper's sealed bytes lie in the store. */
export const storeKeyOf = (requestId: string, name: string) => `records/${requestId}/${name}`;

/** The request that a key of the store belongs to, if any. */
export function requestOfStoreKey(key: string): string | undefined {
  return /^records\/([0-9a-f-]{36})\//.exec(key)?.[1];
}
