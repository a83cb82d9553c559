import type { Metadata } from 'next';
import { hoursPage } from '@/app/(member)/therapist-dashboard/hours/hours-page';
import { PlaceForm } from '@/components/booking/private/place/place-form';
import { PlaceList } from '@/components/booking/private/place/place-list';
import { Card } from '@/components/ui/card';
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
          <Card asChild className="grid min-w-0 content-start gap-5">
            <section aria-labelledby="places">
              <div className="grid gap-2">
                <h2 id="places" className="text-h3">
                  Your places
                </h2>
                <p className="max-w-measure text-muted-foreground">{placeRule}</p>
              </div>
              <PlaceList places={places} />
            </section>
          </Card>
          <Card asChild className="grid min-w-0 content-start gap-5">
            <section aria-labelledby="new-place">
              <h2 id="new-place" className="text-h3">
                New place
              </h2>
              <PlaceForm formToken={issueVisitToken(newPlaceFormKind)} />
            </section>
          </Card>
        </>
      )
    );
  });
}
