import 'server-only';
import { z } from 'zod';
import { sealedRecord } from '@/lib/server/seal/sealed-record';

type MessageContext = { readonly threadId: string; readonly side: string };

export const sealedMessage = sealedRecord(
  ({ threadId, side }: MessageContext) => `message ${threadId} ${side}`,
  z.object({
    text: z.string(),
    file: z.object({ name: z.string(), contentType: z.string() }).optional(),
  }),
);

/** The context bound into the seal of a file. */
export const filePlaceOf = (threadId: string) => `file ${threadId}`;
