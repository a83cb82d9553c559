import 'server-only';
import { isScreenshotType } from '@/lib/payment/screenshot/key';
import type { Screenshot } from '@/lib/payment/screenshot/screenshot';
import type { Upload } from '@/lib/payment/screenshot/upload/token';
import type { Tx } from '@/lib/server/db';
import { refusableTransaction } from '@/lib/server/db/transaction';
import { chargeLimits } from '@/lib/server/rate-limit/charge';
import type { Limit } from '@/lib/server/rate-limit/consume';

type NewUpload = {
  readonly visit: string;
  /** SHA-256 of the original bytes. */
  readonly sha256: string;
  readonly screenshot: Screenshot;
  readonly limits: readonly Limit[];
};

/** Stores a proof of payment until its form is sent. Each form token has one: a later file replaces the earlier one. */
export function keepUpload({ visit, sha256, screenshot, limits }: NewUpload): Promise<Upload | 'too-many'> {
  return refusableTransaction(async (tx, refuse): Promise<Upload | 'too-many'> => {
    if (!(await chargeLimits(tx, limits))) throw refuse('too-many');
    const { content, contentType, looks } = screenshot;
    const columns = { sha256, contentType, content: new Uint8Array(content), perceptualHash: looks };
    const { id } = await tx.paymentUpload.upsert({
      where: { visit },
      create: { visit, ...columns },
      update: { ...columns, createdAt: new Date() },
      select: { id: true },
    });
    return { id, sha256 };
  });
}

/**
 * Takes an upload for the payment that is being saved. @returns null if it is gone, or replaced by a
 * different file
 */
export async function takeUpload(tx: Tx, { id, sha256 }: Upload): Promise<Screenshot | null> {
  const row = await tx.paymentUpload.findUnique({ where: { id, sha256 } });
  if (!row || !isScreenshotType(row.contentType)) return null;
  const { count } = await tx.paymentUpload.deleteMany({ where: { id, sha256 } });
  if (count === 0) return null;
  return { content: Buffer.from(row.content), contentType: row.contentType, looks: row.perceptualHash };
}
