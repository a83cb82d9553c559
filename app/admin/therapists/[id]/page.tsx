import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { ListingForm } from '@/components/admin/therapist/listing-form';
import { AccountPanel, ListingStatusPanel } from '@/components/admin/therapist/listing-status-panels';
import { PayoutPanel } from '@/components/admin/therapist/payout-panel';
import { PhotoPanel } from '@/components/admin/therapist/photo-panel';
import { Registrations } from '@/components/admin/therapist/registrations';
import { WaitlistCounts } from '@/components/booking/private/waitlist-counts';
import { Panel } from '@/components/layout/panel';
import { Button } from '@/components/ui/button';
import { pictureOutcomeOf } from '@/lib/account/profile/picture/rules';
import { requireRole } from '@/lib/account/session/guard';
import { zoneOf } from '@/lib/account/session/viewer';
import { readListing } from '@/lib/admin/therapist/listing/queries';
import { isFreshlyConfirmed, therapistPath } from '@/lib/admin/therapist/rules';
import { countWaiting } from '@/lib/booking/waitlist/queries';
import { readRequest } from '@/lib/server/request/read-request';
import { bookableByLabels } from '@/lib/therapist/kind/rules';
import { listingPhoto } from '@/lib/therapist/photo/queries';

export const metadata: Metadata = { title: 'Therapist' };

export default async function TherapistPage({ params, searchParams }: PageProps<'/admin/therapists/[id]'>) {
  const { id } = await params;
  const path = therapistPath(id);
  return guarded(
    () => requireRole('admin', path),
    async (viewer) => {
      const listing = await readListing(viewer, id, await readRequest());
      if (!listing) notFound();
      const photo = await listingPhoto(viewer, listing.id);
      const outcome = pictureOutcomeOf((await searchParams).picture);
      return (
        <AdminPage
          title={listing.name}
          lead={listing.title}
          back={{ href: '/admin/therapists', label: 'All therapists' }}
        >
          <div className="grid items-start gap-6 xl:grid-cols-[1.6fr_1fr]">
            <div className="grid min-w-0 gap-6">
              <Panel id="public-fields" title="Profile text">
                <ListingForm
                  purpose="change"
                  postTo={path}
                  defaults={listing.fields}
                  hidden={{ therapist: listing.id }}
                  version={listing.version}
                  slugFixed={listing.everPublic}
                  button="Save"
                />
              </Panel>
              <PayoutPanel
                listing={listing}
                postTo={path}
                onBehalfOf={listing.name}
                timeZone={zoneOf(viewer)}
                confirmed={isFreshlyConfirmed(viewer.secondFactorAt, new Date())}
              />
            </div>
            <div className="grid min-w-0 gap-6">
              <PhotoPanel therapist={listing} photo={photo} postTo={path} outcome={outcome} />
              <ListingStatusPanel listing={listing} postTo={path} />
              <Panel id="register" title="Register numbers">
                <Registrations therapist={listing.id} registrations={listing.registrations} postTo={path} />
              </Panel>
              <Panel id="kinds" title="Kinds of session">
                <ul className="grid gap-2">
                  {listing.kinds.map(({ id, name, words, bookableBy }) => (
                    <li key={id} className="wrap-anywhere text-small">
                      <strong>{name}</strong>: {words}
                      {bookableBy !== 'everybody' && ` · ${bookableByLabels[bookableBy]}`}
                    </li>
                  ))}
                </ul>
              </Panel>
              <Panel id="waitlist" title="Waitlist">
                <WaitlistCounts {...(await countWaiting(listing.id))} />
              </Panel>
              <AccountPanel listing={listing} postTo={path} />
              <Panel id="handover" title="Handover">
                <p>
                  When a therapist leaves, is away for long or has died, we ask their clients about a new
                  therapist.
                </p>
                <Button asChild variant="outline" className="justify-self-start">
                  <a href={`${path}/handover`}>Hand clients over</a>
                </Button>
              </Panel>
            </div>
          </div>
        </AdminPage>
      );
    },
  );
}
