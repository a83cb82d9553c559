import 'server-only';
import { createHash } from 'node:crypto';

/** "utr-123", " UTR 123 " and "UTR123" are one reference: letters and digits only, in capitals. */
function normalisedReference(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** SHA-256 of the normalised reference, by which the same one used twice is found. */
export function referenceHash(typed: string): string {
  return createHash('sha256').update(normalisedReference(typed)).digest('hex');
}
