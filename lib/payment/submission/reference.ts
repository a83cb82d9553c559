import 'server-only';
import { createHash } from 'node:crypto';

/** Letters and digits only, in capitals, so that "utr-123", " UTR 123 " and "UTR123" are one reference. */
function normalisedReference(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** SHA-256 of the normalised reference, for finding a second use. */
export function referenceHash(typed: string): string {
  return createHash('sha256').update(normalisedReference(typed)).digest('hex');
}
