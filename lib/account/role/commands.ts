import 'server-only';
import { type Actor, recordAudit } from '@/lib/account/audit/record';
import { type Role, roleOf } from '@/lib/account/session/roles';
import { revokeSessions } from '@/lib/account/session/session-store';
import type { Tx } from '@/lib/server/db';
import type { CallingRequest } from '@/lib/server/request/read-request';

type RoleChange = {
  readonly userId: string;
  readonly profile: { readonly id: string; readonly role: string };
  readonly to: Role;
  readonly actor: Actor;
  readonly request?: Pick<CallingRequest, 'id' | 'network'>;
};

/**
 * Changes the role and ends every session of the person, so that nobody keeps earlier rights. The transaction must
 * have called `grantRoles`.
 */
export async function changeRole(tx: Tx, { userId, profile, to, actor, request }: RoleChange): Promise<void> {
  await tx.profile.update({ where: { id: profile.id }, data: { role: to } });
  await revokeSessions(tx, { userId }, 'role_changed');
  await recordAudit(tx, {
    actor,
    action: 'role.changed',
    subject: { table: 'profiles', id: profile.id },
    subjectUserId: userId,
    details: { from: roleOf(profile.role), to },
    ...(request && { request }),
  });
}

/** Whether nobody else could open the back office without this person. */
export async function isLastAdmin(tx: Tx, userId: string): Promise<boolean> {
  const others = await tx.profile.count({
    where: { role: 'admin', userId: { not: userId }, user: { disabledAt: null } },
  });
  return others === 0;
}
