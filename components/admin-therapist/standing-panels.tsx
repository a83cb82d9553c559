import { Facts, Panel } from '@/components/admin/panel';
import { WordsForm } from '@/components/admin-nouns/words-form';
import { PressForm } from '@/components/forms/press-form';
import { linkTherapistAccount, unlinkTherapistAccount } from '@/lib/admin/therapist/account/actions';
import type { EntryView } from '@/lib/admin/therapist/entry/queries';
import { setTherapistPublic } from '@/lib/admin/therapist/standing/actions';

type Props = { readonly entry: EntryView; readonly postTo: string };

const appointments = (count: number) =>
  count === 1 ? 'one booked appointment' : `${count} booked appointments`;

/** Whether visitors see the profile, and what becomes of appointments when they do not any more. */
export function StandingPanel({ entry, postTo }: Props) {
  const { upcomingBookings: booked } = entry;
  return (
    <Panel id="standing" title={entry.public ? 'Public' : 'Not public'}>
      <p>
        {entry.public ? (
          <>
            Visitors find the profile at{' '}
            <a className="text-link" href={`/professionals/${entry.slug}`}>
              /professionals/{entry.slug}
            </a>
            .
          </>
        ) : (
          'No visitor sees the profile, and nobody can book.'
        )}
      </p>
      {entry.public && (
        <p className="text-ink-soft">
          Taken down, the page is gone at once and takes no new bookings.{' '}
          {booked === 0 ? 'No appointment is booked.' : `It has ${appointments(booked)}, which stay: `}
          {booked > 0 && (
            <a className="text-link" href={`/admin/bookings?when=coming&q=${encodeURIComponent(entry.name)}`}>
              look at them
            </a>
          )}
        </p>
      )}
      <PressForm
        id="public"
        action={setTherapistPublic}
        postTo={postTo}
        fields={{ therapist: entry.id, public: entry.public ? 'no' : 'yes' }}
        label={entry.public ? 'Take the profile down' : 'Make the profile public'}
        look={entry.public ? 'secondary' : 'primary'}
      />
    </Panel>
  );
}

/** Which account acts as the therapist. */
export function AccountPanel({ entry, postTo }: Props) {
  return (
    <Panel id="account" title="Account">
      <Facts facts={[['Acts as this therapist', entry.account?.email ?? 'Nobody yet']]} />
      <PressForm
        id="unlink"
        action={unlinkTherapistAccount}
        postTo={postTo}
        fields={{ therapist: entry.id }}
        label={entry.account ? 'Part the account' : null}
      />
      <WordsForm
        id="link"
        action={linkTherapistAccount}
        postTo={postTo}
        hidden={{ therapist: entry.id }}
        field={{
          name: 'email',
          label: 'Email of the account',
          hint: 'An account that chose “therapist” when it was set up. It sees the clients of this entry from then on.',
          type: 'email',
        }}
        button={entry.account ? null : 'Join the account'}
      />
    </Panel>
  );
}
