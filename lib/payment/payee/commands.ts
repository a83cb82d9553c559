import 'server-only';
import { site } from '@/content/site';
import { db } from '@/lib/server/db';
import { legalIdentityNow } from '@/lib/site/owner/queries';

/**
 * Stores the service's account from the owner's file (content/site.ts), with the tax status of the published
 * legal identity. A change makes a new version; earlier payments refer to theirs. Repeating it changes
 * nothing.
 */
export async function keepHouseAccount(): Promise<void> {
  const { upiId, bank } = site.payee;
  const { taxStatus, gstin = null } = await legalIdentityNow(db);
  await db.$executeRaw`
    SELECT add_payee_account(id, ${bank.accountHolder}, ${upiId}, ${bank.bankName}, ${bank.accountNumber},
      ${bank.ifsc}, ${taxStatus}, ${gstin}::text, now(), false)
    FROM payees WHERE therapist_id IS NULL`;
}
