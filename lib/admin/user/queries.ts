import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { type Role, roleOf } from '@/lib/account/session/roles';
import { usersNamed } from '@/lib/admin/people/named';
import { betweenDays, containing } from '@/lib/admin/table/conditions';
import type { ListQuery } from '@/lib/admin/table/filters';
import { type Piece, pieceOf } from '@/lib/admin/table/keyset';
import { adminCsv, adminList } from '@/lib/admin/table/list';
import { sortBy } from '@/lib/admin/table/order';
import {
  type AccountState,
  accountStateOf,
  accountStates,
  roleNames,
  userFilters,
} from '@/lib/admin/user/rules';
import { db } from '@/lib/server/db';

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

type UserQuery = ListQuery<(typeof userFilters)[number]['name']>;

const withWord = (word: string): Prisma.UserWhereInput => ({
  OR: [
    { email: containing(word) },
    { name: containing(word) },
    { profile: { OR: [{ firstName: containing(word) }, { lastName: containing(word) }] } },
  ],
});

async function withWords(q: string): Promise<Prisma.UserWhereInput> {
  const words = q.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return {};
  const ids = await usersNamed(words);
  return ids ? { id: { in: ids } } : { AND: words.map(withWord) };
}

async function whereOf({ q, role, state, from, to }: UserQuery): Promise<Prisma.UserWhereInput> {
  return {
    AND: [
      await withWords(q),
      inState[state] ?? {},
      role === 'none' ? { profile: null } : role === '' ? {} : { profile: { role } },
      { createdAt: betweenDays(from, to) },
    ],
  };
}

async function read(where: Prisma.UserWhereInput, piece: Piece<'createdAt' | 'email'>) {
  const users = await db.user.findMany({
    ...pieceOf(where, piece),
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
  return users.map(
    ({ profile, ...user }): UserRow => ({
      id: user.id,
      email: user.email,
      name: profile ? `${profile.firstName} ${profile.lastName}` : (user.name ?? ''),
      role: profile && roleOf(profile.role),
      state: accountStateOf(user),
      createdAt: user.createdAt,
    }),
  );
}

const users = adminList({
  path: '/admin/users',
  filters: userFilters,
  sorts: [sortBy('since', 'Since', 'time', 'createdAt'), sortBy('email', 'Email', 'text', 'email')],
  where: whereOf,
  count: (counted) => db.user.count(counted),
  keyOf: (id) => db.user.findUnique({ where: { id }, select: { id: true, createdAt: true, email: true } }),
  read,
});

export const listUsers = users.part;

export const exportUsers = adminCsv('users', users, {
  Email: ({ email }) => email,
  Name: ({ name }) => name,
  Role: ({ role }) => (role ? roleNames[role] : ''),
  State: ({ state }) => accountStates[state],
  'Created at': ({ createdAt }) => createdAt,
});
