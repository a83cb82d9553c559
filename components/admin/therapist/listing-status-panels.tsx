import { LinkAccountForm, PublishForm } from '@/components/admin/therapist/therapist-asks';
import { ButtonForm } from '@/components/forms/button-form';
import { Panel } from '@/components/layout/panel';
import { unlinkTherapistAccount } from '@/lib/admin/therapist/account/actions';
import type { ListingView } from '@/lib/admin/therapist/listing/queries';
import { missingWords } from '@/lib/admin/therapist/listing-status/rules';

type Props = { readonly listing: ListingView; readonly postTo: string };

const appointments = (count: number) =>
  count === 1 ? 'one booked appointment' : `${count} booked appointments`;

/** Whether visitors see the profile, and what happens to appointments when they no longer do. */
export function ListingStatusPanel({ listing, postTo }: Props) {
  const { upcomingBookings: booked } = listing;
  return (
    <Panel id="listing-status" title={listing.public ? 'Public' : 'Not public'}>
      <p>
        {listing.public ? (
          <>
            Visitors find the profile at{' '}
            <a className="text-link" href={`/professionals/${listing.slug}`}>
              /professionals/{listing.slug}
            </a>
            .
          </>
        ) : (
          'No visitor sees the profile, and nobody can book.'
        )}
      </p>
      {listing.public && (
        <p className="text-muted-foreground">
          Taken down, the page is gone at once and takes no new bookings.{' '}
          {booked === 0 ? 'No appointment is booked.' : `It has ${appointments(booked)}, which stay: `}
          {booked > 0 && (
            <a
              className="text-link"
              href={`/admin/bookings?when=coming&q=${encodeURIComponent(listing.name)}`}
            >
              look at them
            </a>
          )}
        </p>
      )}
      {listing.missing.length > 0 && (
        <>
          <p>Before visitors see it:</p>
          <ul className="list-disc pl-5">
            {listing.missing.map((name) => (
              <li key={name}>{missingWords[name]}</li>
            ))}
          </ul>
        </>
      )}
      <PublishForm
        id="public"
        label="Public or not"
        postTo={postTo}
        hidden={{ therapist: listing.id, public: listing.public ? 'no' : 'yes' }}
        fields={
          listing.missing.length > 0
            ? [
                {
                  name: 'reason',
                  label: 'Why it goes public all the same',
                  hint: 'The therapist reads it, and it stays in the audit log.',
                  type: 'text',
                },
              ]
            : []
        }
        button={listing.public ? 'Take the profile down' : 'Make the profile public'}
        variant={listing.public ? 'outline' : 'default'}
      />
    </Panel>
  );
}

/** The account that acts as the therapist. */
export function AccountPanel({ listing, postTo }: Props) {
  return (
    <Panel id="account" title="Account">
      <p className="wrap-anywhere">
        {listing.account ? (
          <>
            <b className="font-semibold">{listing.account.email}</b> acts as this therapist.
          </>
        ) : (
          'No account acts as this therapist yet.'
        )}
      </p>
      <ButtonForm
        id="unlink"
        action={unlinkTherapistAccount}
        postTo={postTo}
        fields={{ therapist: listing.id }}
        label={listing.account ? 'Unlink the account' : null}
      />
      <LinkAccountForm
        id="link"
        postTo={postTo}
        hidden={{ therapist: listing.id }}
        fields={[
          {
            name: 'email',
            label: 'Email of the account',
            hint: 'An account that chose “therapist” when it was set up. It sees the clients of this listing from then on. Once an account has worked with clients here, only that account can be joined again.',
            type: 'email',
          },
        ]}
        button={listing.account ? null : 'Link the account'}
      />
    </Panel>
  );
}
