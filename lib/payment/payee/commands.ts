import 'server-only';
import { site } from '@/content/site';
import { db } from '@/lib/server/db';

/**
 * Keeps the house's account as the owner's file names it (content/site.ts): a changed file is a new version, and
 * earlier payments keep theirs. Doing it again changes nothing.
 */
export async function keepHouseAccount(): Promise<void> {
  const { upiId, bank } = site.payee;
  const { taxStatus, gstin } = site.owner;
  await db.$executeRaw`
    SELECT add_payee_account(id, ${bank.accountHolder}, ${upiId}, ${bank.bankName}, ${bank.accountNumber},
      ${bank.ifsc}, ${taxStatus}, ${gstin}::text, now(), false)
    FROM payees WHERE therapist_id IS NULL`;
}
