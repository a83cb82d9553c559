import 'server-only';
import { z } from 'zod';
import { noteParts } from '@/lib/care/note/rules';
import { sealedRecord } from '@/lib/server/seal/sealed-record';

/** A note of one therapist. It holds the client's name, which stays readable when their account is gone. */
export const sealedNote = sealedRecord(
  (therapistId: string) => `note ${therapistId}`,
  z.object({ clientName: z.string(), words: z.partialRecord(z.enum(noteParts), z.string()) }),
);
