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
  unknown: 'This account no longer exists.',
  yourself: 'You cannot do this to your own account. Ask another admin.',
  lastAdmin: 'This is the last admin. Make someone else an admin first.',
  notReady: 'An admin needs a confirmed address and a finished profile.',
  linked: 'This account is linked to a therapist in the directory. Unlink it there first.',
  appointments: 'The upcoming appointments have changed since you opened this page. Check them again.',
  tickAppointments: 'Tick the box to cancel these appointments',
  sameRole: 'The account already has this role. Nothing was changed.',
  roleChanged: 'Role changed. The person was signed out everywhere. We are emailing them and all admins.',
  sessionsEnded: 'Signed out.',
  noSessions: 'This device was already signed out.',
  disabled: 'Account disabled. The person was signed out everywhere. We are emailing them.',
  disabledBefore: 'The account was already disabled.',
  enabled: 'The account can be used again.',
  enabledBefore: 'The account was not disabled.',
  erasedNeverBack: 'This account was erased and cannot be restored.',
  erased: 'The account is erased and signed out everywhere. We are emailing the person.',
  isAdmin: 'Change the role first. An admin cannot erase another admin.',
  otherAddress: 'Type the email address of this account exactly',
  reset:
    'Two-step verification is reset. The person must sign in and set it up again. We are emailing all admins.',
  noFactor: 'Two-step verification was not set up.',
  notSaved: 'We could not do this. Nothing was changed. Please try again.',
} as const;
