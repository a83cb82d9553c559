import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { linkedPage } from '@/app/(member)/therapist-dashboard/practice-page';
import { NewCodeForm } from '@/components/booking/private/place/new-code-form';
import { PlaceForm } from '@/components/booking/private/place/place-form';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import { TitledSection } from '@/components/layout/titled-section';
import { FieldDescription } from '@/components/ui/field';
import { readOwnPlace } from '@/lib/booking/place/queries';
import { placePath, placesPath, sharedInWords } from '@/lib/booking/place/rules';

const title = 'Place';

export const metadata: Metadata = { title };

/** Changes one place, and shows the code by which a colleague names the same one. */
export default async function PlacePage({ params }: PageProps<'/therapist-dashboard/hours/places/[id]'>) {
  const { id } = await params;
  const back = { href: placesPath, label: 'Places' };
  return linkedPage({ from: placePath(id), title }, async (viewer) => {
    const place = await readOwnPlace(viewer, id);
    if (!place) notFound();
    const { code, others, ...shown } = place;
    return (
      <>
        <PageHead title={place.shown.name} back={back} />
        <div className="grid max-w-3xl gap-6">
          <PlaceForm place={{ id, ...shown }} />
          <TitledSection id="code" title="Share this place" size="h4" className="grid gap-2">
            {code === null ? (
              <FieldDescription className="max-w-measure">
                You added this place with a colleague’s code. Neither of you can be booked here while the
                other is. Only the colleague can give the code to others.
              </FieldDescription>
            ) : (
              <>
                <FieldDescription className="max-w-measure">
                  A colleague who works here too adds it as a new place with this code. Neither of you can
                  then be booked while the other is. They see nothing of yours. {sharedInWords(others)}
                </FieldDescription>
                <p className="wrap-anywhere font-semibold">{code}</p>
                <NewCodeForm
                  id="new-code"
                  postTo={`${placePath(id)}#code`}
                  hidden={{ place: id }}
                  fields={
                    others === 0
                      ? []
                      : [
                          {
                            name: 'apart',
                            type: 'tick',
                            label: 'Also stop sharing with colleagues who added it',
                            hint: 'Their place, hours and appointments stay. Both of you can then be booked there at the same time.',
                            required: false,
                          },
                        ]
                  }
                  button="Make a new code"
                  label="New code"
                  behind="Make a new code"
                />
              </>
            )}
          </TitledSection>
        </div>
      </>
    );
  });
}
