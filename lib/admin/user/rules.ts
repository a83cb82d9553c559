import { choiceFilter, dayFilters, searchFilter } from '@/lib/admin/table/filters';

export const roleNames = { client: 'Client', therapist: 'Therapist', admin: 'Admin' } as const;

export const accountStates = {
  active: 'Active',
  unconfirmed: 'Address not confirmed',
  disabled: 'Disabled',
  erased: 'Erased',
} as const;

export type AccountState = keyof typeof accountStates;

/** The state of an account; erasing it writes `erased` into its row. */
export function accountStateOf(user: {
  readonly disabledAt: Date | null;
  readonly disabledReason: string | null;
  readonly emailVerifiedAt: Date | null;
}): AccountState {
  if (user.disabledAt) return user.disabledReason === 'erased' ? 'erased' : 'disabled';
  return user.emailVerifiedAt ? 'active' : 'unconfirmed';
}

export const userFilters = [
  searchFilter('Name or email contains'),
  choiceFilter('role', 'Role', { ...roleNames, none: 'No profile yet' }, 'All roles'),
  choiceFilter('state', 'State', accountStates, 'All states'),
  ...dayFilters('Until'),
];

export const userMessages = {
  unknown: 'This account does not exist any more.',
  yourself: 'Not on your own account: ask another admin.',
  lastAdmin: 'This is the last admin. Make somebody else an admin first.',
  notReady: 'An admin needs a confirmed address and a finished profile.',
  linked: 'This account belongs to a therapist of the directory. Unlink it there first.',
  appointments: 'The coming appointments have changed since you opened this page. Look at them again.',
  tickAppointments: 'Tick that these appointments are cancelled',
  sameRole: 'This is the role already. Nothing was changed.',
  roleChanged:
    'The role is changed. The person was signed out everywhere; they and all admins are told by email.',
  sessionsEnded: 'Signed out.',
  noSessions: 'There was nothing to sign out any more.',
  disabled: 'The account is disabled. The person was signed out everywhere and is told by email.',
  disabledBefore: 'The account was disabled already.',
  enabled: 'The account can be used again.',
  enabledBefore: 'The account was not disabled.',
  erasedNeverBack: 'This account was erased. It cannot come back.',
  erased: 'The person is erased and signed out everywhere. An email tells them.',
  isAdmin: 'Change the role first: an admin is not erased by another.',
  otherAddress: 'Type the email address of this account exactly',
  reset:
    'The second step is removed. The person signs in again and sets up another; all admins are told by email.',
  noFactor: 'There was no second step to remove.',
  notSaved: 'We could not do this just now. Nothing was changed. Please try again.',
} as const;
