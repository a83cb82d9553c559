import 'server-only';
import { z } from 'zod';
import { newDataKey, openContent, openDataKey, sealContent } from '@/lib/server/seal/data-key';

const payer = z.strictObject({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** Bank and account that the money came from. */
  account: z.string().nullable(),
  /** Reference of the transfer. */
  reference: z.string().nullable(),
});

/** Details that a refund needs of a person who has erased their account. */
export type SealedPayer = z.output<typeof payer>;

const place = (id: string) => `refund-due:${id}`;

type Row = {
  readonly id: string;
  readonly sealedKey: Uint8Array | null;
  readonly sealed: Uint8Array | null;
};

/**
 * The payer of a row, open; null for somebody whose account stands.
 * @throws SealUnavailable without the master key
 */
export function openPayer({ id, sealedKey, sealed }: Row): SealedPayer | null {
  if (!sealedKey || !sealed) return null;
  return payer.parse(JSON.parse(openContent(openDataKey(sealedKey), place(id), sealed).toString('utf8')));
}

/** Seals a payer for one row. */
export function sealPayer(id: string, kept: SealedPayer) {
  const { key, wrapped } = newDataKey();
  return { sealedKey: wrapped, sealed: sealContent(key, place(id), Buffer.from(JSON.stringify(kept))) };
}
