import 'server-only';
import { z } from 'zod';
import { sealedRecord } from '@/lib/server/seal/sealed-record';

export const sealedAnswer = sealedRecord(
  (requestId: string) => `record answer ${requestId}`,
  z.object({ summary: z.string(), withheld: z.string().nullable() }),
);

export const sealedPaper = sealedRecord(
  (requestId: string) => `record paper ${requestId}`,
  z.object({ name: z.string(), contentType: z.string() }),
);

/** The context bound into the seal of a paper's bytes. */
export const bytesPlaceOf = (requestId: string) => `record file ${requestId}`;

/** The store's key of a paper's sealed bytes. */
export const storeKeyOf = (requestId: string, name: string) => `records/${requestId}/${name}`;

/** The request of a key in the store; undefined for other keys. */
export function requestOfStoreKey(key: string): string | undefined {
  return /^records\/([0-9a-f-]{36})\//.exec(key)?.[1];
}
