import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { AdminCaller } from '@/lib/admin/caller';
import { db } from '@/lib/server/db';
import { ownerClaims } from '@/lib/site/claims/rules';

/**
 * Shows or hides the owner's claims on all pages. A trigger notifies every server.
 * @returns whether that changed anything
 */
export async function showOwnerClaims(isOn: boolean, { viewer, request }: AdminCaller): Promise<boolean> {
  const now = new Date();
  return db.$transaction(async (tx) => {
    // The default state has no row; it is written here, so that two admins wait for each other.
    await tx.siteSwitch.createMany({ data: { name: ownerClaims, isOn: true }, skipDuplicates: true });
    const { count } = await tx.siteSwitch.updateMany({
      where: { name: ownerClaims, isOn: !isOn },
      data: { isOn, changedAt: now },
    });
    if (count === 0) return false;
    await recordAudit(tx, {
      actor: viewer,
      action: isOn ? 'claims.shown' : 'claims.hidden',
      request,
    });
    return true;
  });
}
