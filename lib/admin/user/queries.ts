import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { containing } from '@/lib/admin/like';
import { type CsvList, longestCsv } from '@/lib/admin/table/csv';
import { readFilters, type SearchParams } from '@/lib/admin/table/filters';
import { numberedPaging, type Paging, readPage } from '@/lib/admin/table/paging';
import {
  type AccountState,
  accountStateOf,
  accountStates,
  roleNames,
  userFilters,
} from '@/lib/admin/user/rules';
import { type Role, roleOf } from '@/lib/auth/roles';
import type { MemberOf } from '@/lib/auth/session';
import { db } from '@/lib/db';

export type UserRow = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role | null;
  readonly state: AccountState;
  readonly createdAt: Date;
};

const notErased = { OR: [{ disabledReason: null }, { disabledReason: { not: 'erased' } }] };

const inState: Readonly<Record<string, Prisma.UserWhereInput>> = {
  active: { disabledAt: null, emailVerifiedAt: { not: null } },
  unconfirmed: { disabledAt: null, emailVerifiedAt: null },
  disabled: { disabledAt: { not: null }, ...notErased },
  erased: { disabledAt: { not: null }, disabledReason: 'erased' },
} satisfies Record<AccountState, Prisma.UserWhereInput>;

function whereOf(asked: SearchParams): Prisma.UserWhereInput {
  const { q, role, state } = readFilters(asked, userFilters);
  const words = q.split(/\s+/).filter((word) => word !== '');
  const anywhere = (word: string): Prisma.UserWhereInput => ({
    OR: [
      { email: containing(word) },
      { name: containing(word) },
      { profile: { OR: [{ firstName: containing(word) }, { lastName: containing(word) }] } },
    ],
  });
  return {
    AND: [
      ...words.map(anywhere),
      inState[state] ?? {},
      role === 'none' ? { profile: null } : role === '' ? {} : { profile: { role } },
    ],
  };
}

async function read(where: Prisma.UserWhereInput, skip: number, take: number): Promise<readonly UserRow[]> {
  const users = await db.user.findMany({
    where,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip,
    take,
    select: {
      id: true,
      email: true,
      name: true,
      emailVerifiedAt: true,
      disabledAt: true,
      disabledReason: true,
      createdAt: true,
      profile: { select: { role: true, firstName: true, lastName: true } },
    },
  });
  return users.map(({ profile, ...user }) => ({
    id: user.id,
    email: user.email,
    name: profile ? `${profile.firstName} ${profile.lastName}` : (user.name ?? ''),
    role: profile && roleOf(profile.role),
    state: accountStateOf(user),
    createdAt: user.createdAt,
  }));
}

/** Accounts, the newest first. */
export async function listUsers(
  _viewer: MemberOf<'admin'>,
  asked: SearchParams,
): Promise<{ readonly rows: readonly UserRow[]; readonly paging: Paging }> {
  const where = whereOf(asked);
  const { page, skip, take } = readPage(asked);
  const [total, rows] = await Promise.all([db.user.count({ where }), read(where, skip, take)]);
  return { rows, paging: numberedPaging(page, total) };
}

/** The same list as a file. */
export async function exportUsers(_viewer: MemberOf<'admin'>, asked: SearchParams): Promise<CsvList> {
  const rows = await read(whereOf(asked), 0, longestCsv);
  return {
    name: 'users',
    columns: ['Email', 'Name', 'Role', 'State', 'Created at'],
    rows: rows.map(({ email, name, role, state, createdAt }) => [
      email,
      name,
      role ? roleNames[role] : '',
      accountStates[state],
      createdAt,
    ]),
  };
}
