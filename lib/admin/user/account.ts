import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import { listDevices, type SignedInDevice } from '@/lib/account/device/queries';
import { type Role, roleOf } from '@/lib/account/session/roles';
import type { MemberOf } from '@/lib/account/session/session';
import { endsWith } from '@/lib/admin/user/closing';
import { type AccountState, accountStateOf } from '@/lib/admin/user/rules';
import { versionOf } from '@/lib/server/action/outdated';
import { db } from '@/lib/server/db';
import { readRequest } from '@/lib/server/request/read-request';

export type UserAccount = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly role: Role | null;
  /** The version of the role, for the form that changes it. */
  readonly roleVersion: string;
  readonly state: AccountState;
  readonly disabledReason: string | null;
  readonly createdAt: Date;
  readonly hasPassword: boolean;
  readonly hasGoogle: boolean;
  readonly secondFactorSince: Date | null;
  readonly therapist: string | null;
  readonly sessions: readonly SignedInDevice[];
  readonly isSelf: boolean;
  readonly ending: Awaited<ReturnType<typeof endsWith>>;
  readonly therapistId: string | null;
};

/**
 * An account as the team sees it: its ways to sign in, and the appointments that would end with it. Opening
 * it writes an audit line, which the person can read.
 * @returns null for an unknown id
 */
export async function openAccount(viewer: MemberOf<'admin'>, id: string): Promise<UserAccount | null> {
  const user = await db.user.findUnique({
    where: { id },
    select: {
      email: true,
      name: true,
      passwordHash: true,
      emailVerifiedAt: true,
      disabledAt: true,
      disabledReason: true,
      createdAt: true,
      accounts: { where: { provider: 'google' }, select: { id: true } },
      secondFactor: { select: { confirmedAt: true } },
      therapist: { select: { id: true, name: true } },
      profile: { select: { role: true, firstName: true, lastName: true, phone: true } },
    },
  });
  if (!user) return null;
  const isSelf = id === viewer.userId;
  const [sessions, ending] = await Promise.all([
    listDevices({ userId: id, sessionId: viewer.sessionId }),
    endsWith(id),
    isSelf ? null : writeOpened(viewer, id),
  ]);
  const { profile } = user;
  const role = profile && roleOf(profile.role);
  return {
    id,
    email: user.email,
    name: profile ? `${profile.firstName} ${profile.lastName}` : (user.name ?? ''),
    phone: profile?.phone ?? null,
    role,
    roleVersion: versionOf({ role: role ?? '' }),
    state: accountStateOf(user),
    disabledReason: user.disabledReason,
    createdAt: user.createdAt,
    hasPassword: user.passwordHash !== null,
    hasGoogle: user.accounts.length > 0,
    secondFactorSince: user.secondFactor?.confirmedAt ?? null,
    therapist: user.therapist?.name ?? null,
    sessions,
    isSelf,
    ending,
    therapistId: user.therapist?.id ?? null,
  };
}

async function writeOpened(viewer: MemberOf<'admin'>, id: string): Promise<void> {
  await recordAudit(db, {
    actor: viewer,
    action: 'account.opened',
    subject: { table: 'users', id },
    subjectUserId: id,
    request: await readRequest(),
  });
}
