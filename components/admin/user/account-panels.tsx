import { DisableForm, EraseForm, ProvenForm, RoleForm } from '@/components/admin/user/user-forms';
import { ButtonForm } from '@/components/forms/button-form';
import { Panel } from '@/components/layout/panel';
import { Facts } from '@/components/layout/private/facts';
import { When } from '@/components/ui/format';
import { closingReasons, isClosingReason } from '@/lib/account/closed/rules';
import type { UserAccount } from '@/lib/admin/user/account';
import { endUserSessions } from '@/lib/admin/user/actions';
import { accountStates, roleNames } from '@/lib/admin/user/rules';
import { spacedPhone } from '@/lib/format/spaced-phone';

type Props = { readonly account: UserAccount };

const closedReason = (reason: string | null) =>
  isClosingReason(reason) ? closingReasons[reason] : (reason ?? '–');

const addressOf = ({ id }: UserAccount) => `/admin/users/${id}`;

export function AccountFacts({ account }: Props) {
  const { role, state, disabledReason } = account;
  const ways = [account.hasPassword && 'Password', account.hasGoogle && 'Google'].filter(Boolean).join(', ');
  return (
    <Panel id="account" title="Account">
      <Facts
        facts={[
          ['Name', account.name || '–'],
          ['Email', account.email],
          ['Phone', account.phone ? spacedPhone(account.phone) : '–'],
          ['Role', role ? roleNames[role] : 'No profile yet'],
          ['State', accountStates[state]],
          ...(state === 'disabled' ? ([['Message shown', closedReason(disabledReason)]] as const) : []),
          ['Signs in with', ways || 'Nothing yet'],
          ['Listing in the directory', account.therapist ?? '–'],
          ['Since', <When key="at" at={account.createdAt} />],
        ]}
      />
    </Panel>
  );
}

/** Where they are signed in. The buttons and their answers stay while the list gets shorter. */
export function SessionPanel({ account }: Props) {
  const { id, sessions } = account;
  return (
    <Panel id="sessions" title="Signed in on">
      {sessions.length === 0 && <p className="text-muted-foreground">No device.</p>}
      <ul className="divide-y divide-border">
        {sessions.map(({ sessionId, name, lastSeenAt, signedInAt, isThisOne, bare }) => (
          <li key={sessionId} className="grid gap-2 py-3">
            <p>
              <span className="font-medium">{name}</span>
              {isThisOne && ' (this device)'}
              <span data-bare={bare ? '' : undefined} className="block text-muted-foreground text-small">
                Last used {lastSeenAt}, signed in {signedInAt}
              </span>
            </p>
            {!isThisOne && (
              <ButtonForm
                id={`end-${sessionId}`}
                action={endUserSessions}
                postTo={addressOf(account)}
                fields={{ userId: id, sessionId }}
                label="Sign out"
                about={`${name}, last used ${lastSeenAt}`}
              />
            )}
          </li>
        ))}
      </ul>
      {!account.isSelf && (
        <ButtonForm
          id="end-all"
          action={endUserSessions}
          postTo={addressOf(account)}
          fields={{ userId: id, sessionId: '' }}
          label={sessions.length > 1 ? 'Sign out everywhere' : null}
        />
      )}
    </Panel>
  );
}

function Ending({ ending: { coming } }: Pick<UserAccount, 'ending'>) {
  if (coming.length === 0) return <p className="text-muted-foreground">No upcoming appointments.</p>;
  return (
    <>
      <p>Upcoming appointments. Closing the account cancels them:</p>
      <ul className="divide-y divide-border">
        {coming.map(({ id, isBooking, startsAt, client, host, money }) => (
          <li key={id} className="wrap-anywhere py-2">
            {isBooking ? (
              <a href={`/admin/bookings/${id}`} className="tap text-link">
                <When at={startsAt} />
              </a>
            ) : (
              <When at={startsAt} />
            )}
            <p>
              <bdi>{client}</bdi> with <bdi>{host}</bdi>. {money}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

const recordsOf = [
  ['/admin/bookings', 'Appointments'],
  ['/admin/payments', 'Payments'],
  ['/admin/messages', 'Messages to us'],
] as const;

/** The way to what the lists hold of the person; the address names them by the account's id. */
export function RecordLinks({ account }: Props) {
  return (
    <Panel id="records" title="Records">
      <ul className="flex flex-wrap gap-x-6">
        {recordsOf.map(([path, label]) => (
          <li key={path}>
            <a href={`${path}?q=${account.id}`} className="tap text-link">
              {label}
            </a>
          </li>
        ))}
        {account.therapistId && (
          <li>
            <a href={`/admin/therapists/${account.therapistId}`} className="tap text-link">
              Listing in the directory
            </a>
          </li>
        )}
      </ul>
    </Panel>
  );
}

export function ChangePanels({ account }: Props) {
  const { id, role, state, email } = account;
  if (account.isSelf) {
    return (
      <Panel id="own" title="Your own account">
        <p>
          Only another admin can change it. Your{' '}
          <a href="/admin/second-factor" className="text-link">
            two-step verification
          </a>{' '}
          and your{' '}
          <a href="/account/devices" className="text-link">
            password and devices
          </a>{' '}
          are on their own pages.
        </p>
      </Panel>
    );
  }
  if (state === 'erased') return null;
  return (
    <>
      {role && (
        <Panel id="role" title="Role">
          <RoleForm userId={id} role={role} version={account.roleVersion} />
        </Panel>
      )}
      {(role === 'admin' || role === 'therapist') && (
        <Panel id="second-step" title="Two-step verification">
          <p>
            {account.secondFactorSince ? (
              <>
                On since <When at={account.secondFactorSince} />.
              </>
            ) : (
              'Not set up.'
            )}
          </p>
          <ProvenForm press="reset" userId={id} open={account.secondFactorSince !== null} />
        </Panel>
      )}
      <Panel id="access" title={state === 'disabled' ? 'Open again' : 'Disable'}>
        <ProvenForm press="enable" userId={id} open={state === 'disabled'} />
        {state !== 'disabled' && <Ending ending={account.ending} />}
        <DisableForm
          userId={id}
          open={state !== 'disabled'}
          appointments={account.ending.coming.length}
          version={account.ending.version}
        />
      </Panel>
      {role !== 'admin' && (
        <Panel id="erase" title="Erase">
          <p className="max-w-measure">
            Only if the person has asked us and you have checked their identity. It cannot be undone. It is
            better if they do it themselves in their privacy centre.
          </p>
          <EraseForm userId={id} email={email} />
        </Panel>
      )}
    </>
  );
}
