import 'server-only';
import type { FormResult } from '@/lib/server/action/form-result';
import { log } from '@/lib/server/log';
import { SealUnavailable } from '@/lib/server/seal/master-key';

/** Answers a form with this message when the master key is missing or wrong; nothing was stored then. */
export async function sealUnavailableIs<T>(
  message: string,
  work: () => Promise<FormResult<T>>,
): Promise<FormResult<T>> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SealUnavailable)) throw error;
    log.error('sealed records cannot be opened', { error });
    return { ok: false, message };
  }
}

/** The opened content; null, with a line in the log, when the master key is missing or wrong. */
export function orNullIfSealed<T>(open: () => T): T | null {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof SealUnavailable)) throw error;
    log.error('sealed records cannot be opened', { error });
    return null;
  }
}
