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
          'Visitors cannot see the profile or book.'
        )}
      </p>
      {listing.public && (
        <p className="text-muted-foreground">
          If you unpublish it, the page is removed at once and takes no new bookings.{' '}
          {booked === 0
            ? 'There are no booked appointments.'
            : `It has ${appointments(booked)}, which are not cancelled: `}
          {booked > 0 && (
            <a
              className="text-link"
              href={`/admin/bookings?when=coming&q=${encodeURIComponent(listing.name)}`}
            >
              view them
            </a>
          )}
        </p>
      )}
      {listing.missing.length > 0 && (
        <>
          <p>To do before publishing:</p>
          <ul className="list-disc pl-5">
            {listing.missing.map((name) => (
              <li key={name}>{missingWords[name]}</li>
            ))}
          </ul>
        </>
      )}
      <PublishForm
        id="public"
        label="Visibility"
        postTo={postTo}
        hidden={{ therapist: listing.id, public: listing.public ? 'no' : 'yes' }}
        fields={
          listing.missing.length > 0
            ? [
                {
                  name: 'reason',
                  label: 'Reason for publishing anyway',
                  hint: 'The therapist can read it. It is recorded in the audit log.',
                  type: 'text',
                },
              ]
            : []
        }
        button={listing.public ? 'Unpublish profile' : 'Publish profile'}
        variant={listing.public ? 'outline' : 'default'}
      />
    </Panel>
  );
}

export function AccountPanel({ listing, postTo }: Props) {
  return (
    <Panel id="account" title="Account">
      <p className="wrap-anywhere">
        {listing.account ? (
          <>
            <b className="font-semibold">{listing.account.email}</b> is linked to this therapist.
          </>
        ) : (
          'No account is linked yet.'
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
            hint: 'An account that chose the therapist role. It will see the clients of this listing. Once an account has worked with clients here, only that account can be linked again.',
            type: 'email',
          },
        ]}
        button={listing.account ? null : 'Link the account'}
      />
    </Panel>
  );
}
