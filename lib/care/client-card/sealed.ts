import 'server-only';
import { z } from 'zod';
import { sealedRecord } from '@/lib/server/seal/sealed-record';

/** How the person on a card agreed to it, in the therapist's words. */
export const sealedConsent = sealedRecord(
  (cardId: string) => `client-card ${cardId}`,
  z.object({ consent: z.string() }),
);
