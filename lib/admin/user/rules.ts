import type { Filter } from '@/lib/admin/table/filters';

export const roleNames = { client: 'Client', therapist: 'Therapist', admin: 'Admin' } as const;

/** What an account is, as the list says it. */
export const accountStates = {
  active: 'Active',
  unconfirmed: 'Address not confirmed',
  disabled: 'Disabled',
  erased: 'Erased',
} as const;

export type AccountState = keyof typeof accountStates;

/** The state of an account; `erased` is written into its row when somebody is erased. */
export function accountStateOf(user: {
  readonly disabledAt: Date | null;
  readonly disabledReason: string | null;
  readonly emailVerifiedAt: Date | null;
}): AccountState {
  if (user.disabledAt) return user.disabledReason === 'erased' ? 'erased' : 'disabled';
  return user.emailVerifiedAt ? 'active' : 'unconfirmed';
}

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

export const userFilters = [
  { kind: 'search', name: 'q', label: 'Name or email contains' },
  {
    kind: 'choice',
    name: 'role',
    label: 'Role',
    any: 'All roles',
    options: [...optionsOf(roleNames), { value: 'none', label: 'No profile yet' }],
  },
  { kind: 'choice', name: 'state', label: 'State', any: 'All states', options: optionsOf(accountStates) },
] as const satisfies readonly Filter[];

export const userMessages = {
  unknown: 'This account does not exist any more.',
  yourself: 'Not on your own account: ask another admin.',
  lastAdmin: 'This is the last admin. Make somebody else an admin first.',
  notReady: 'An admin needs a confirmed address and a finished profile.',
  linked: 'This account belongs to a therapist of the directory. Unlink it there first.',
  sameRole: 'This is the role already. Nothing was changed.',
  roleChanged: 'The role is changed. The person was signed out everywhere.',
  sessionsEnded: 'Signed out.',
  noSessions: 'There was nothing to sign out any more.',
  disabled: 'The account is disabled. The person was signed out everywhere.',
  disabledBefore: 'The account was disabled already.',
  enabled: 'The account can be used again.',
  enabledBefore: 'The account was not disabled.',
  erasedNeverBack: 'This account was erased. It cannot come back.',
  erased: 'The person is erased and signed out everywhere. A mail tells them.',
  isAdmin: 'Change the role first: an admin is not erased by another.',
  otherAddress: 'Type the email address of this account exactly',
  reset: 'The second step is removed. The person signs in anew and sets up another.',
  noFactor: 'There was no second step to remove.',
  notSaved: 'We could not do this just now. Nothing was changed. Please try again.',
} as const;
