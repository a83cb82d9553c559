import type { Metadata } from 'next';
import { hoursPage } from '@/app/(member)/therapist-dashboard/hours/hours-page';
import { PlaceForm } from '@/components/booking/private/place/place-form';
import { PlaceList } from '@/components/booking/private/place/place-list';
import { Panel } from '@/components/layout/panel';
import { listOwnPlaces } from '@/lib/booking/place/queries';
import { newPlaceFormKind, placeRule } from '@/lib/booking/place/rules';
import { issueVisitToken } from '@/lib/server/action/form-token';

export const metadata: Metadata = { title: 'Places' };

/** The places where a therapist meets people, which weekly and extra hours can name. */
export default function PlacesPage() {
  return hoursPage('/places', async (viewer) => {
    const places = await listOwnPlaces(viewer);
    return (
      places && (
        <>
          <Panel id="places" title="Your places" lead={placeRule}>
            <PlaceList places={places} />
          </Panel>
          <Panel id="new-place" title="New place">
            <PlaceForm formToken={issueVisitToken(newPlaceFormKind)} />
          </Panel>
        </>
      )
    );
  });
}
