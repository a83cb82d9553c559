import 'server-only';
import { z } from 'zod';
import { sealedRecord } from '@/lib/server/seal/sealed-record';

const payer = z.strictObject({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** Bank and account of the payer. */
  account: z.string().nullable(),
  /** Reference of the transfer. */
  reference: z.string().nullable(),
});

/** Details of an erased person that a refund needs. */
export const sealedPayer = sealedRecord((id: string) => `refund-due:${id}`, payer);

export type SealedPayer = z.output<typeof payer>;

type Row = {
  readonly id: string;
  readonly sealedKey: Uint8Array | null;
  readonly sealed: Uint8Array | null;
};

/**
 * The payer of a row, unsealed; null for a person whose account exists.
 * @throws SealUnavailable without the master key
 */
export function openPayer({ id, sealedKey, sealed }: Row): SealedPayer | null {
  return sealedKey && sealed ? sealedPayer.openWithOwnKey(id, { sealedKey, sealed }) : null;
}
