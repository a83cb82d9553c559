import 'server-only';
import { z } from 'zod';
import { sealedRecord } from '@/lib/server/seal/sealed-record';

/** An uploaded list until it is imported: the head and the rows, with their line numbers in the file. */
export const sealedList = sealedRecord(
  (importId: string) => `card-import ${importId}`,
  z.object({ lines: z.array(z.number()), rows: z.array(z.array(z.string())) }),
);
