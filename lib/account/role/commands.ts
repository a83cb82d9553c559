import 'server-only';
import { type Actor, recordAudit } from '@/lib/account/audit';
import { tellOfPower } from '@/lib/account/role/telling';
import { type Role, roleOf } from '@/lib/account/session/roles';
import { revokeSessions } from '@/lib/account/session/session-store';
import type { Tx } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';

type RoleChange = {
  readonly userId: string;
  readonly profile: { readonly id: string; readonly role: string };
  readonly to: Role;
  readonly actor: Actor;
  /** The admin's words; absent at the command line. */
  readonly reason?: string;
  readonly request?: AuditedRequest;
};

/**
 * Changes the role, ends every session of the person, so that none keeps earlier rights, and mails them and
 * all admins. The transaction must have called `grantRoles`.
 */
export async function changeRole(tx: Tx, change: RoleChange): Promise<void> {
  const { userId, profile, to, actor, reason, request } = change;
  await tx.profile.update({ where: { id: profile.id }, data: { role: to } });
  await revokeSessions(tx, { userId }, 'role_changed');
  const entryId = await recordAudit(tx, {
    actor,
    action: 'role.changed',
    subject: { table: 'profiles', id: profile.id },
    subjectUserId: userId,
    details: { from: roleOf(profile.role), to, ...(reason && { reason }) },
    ...(request && { request }),
  });
  await tellOfPower(tx, { entryId, userId });
}

/** Whether this is the only person who can open the back office. */
export async function isLastAdmin(tx: Tx, userId: string): Promise<boolean> {
  const others = await tx.profile.count({
    where: { role: 'admin', userId: { not: userId }, user: { disabledAt: null } },
  });
  return others === 0;
}
