import { redirect } from 'next/navigation';
import { ConsultationTimes } from '@/components/booking/consultation-times';
import { TherapistTimes } from '@/components/booking/therapist-times';
import { timesFromQuery } from '@/components/booking/times-from-query';
import { ArrowLeft } from '@/components/ui/icons';
import { ownBookPath } from '@/lib/booking/offer/address';
import { findOffer } from '@/lib/booking/offer/queries';
import type { SearchParameters } from '@/lib/site/content/list-query';
import { therapistProfile } from '@/lib/therapist/queries';

/** The time that a link has chosen, ISO. */
const chosenIn = ({ time }: SearchParameters) => (typeof time === 'string' ? time : undefined);

const frame = 'container-page grid max-w-4xl gap-4 pt-4 pb-16 sm:gap-6 sm:pt-8 lg:pb-24';

/** Free times of our consultations as everybody gets them. */
export async function PublicConsultationTimes({ query }: { query: SearchParameters }) {
  const page = timesFromQuery('/book', query);
  return (
    // Scripts lead people who look signed in from `data-own` to their own page.
    <div data-own={ownBookPath(null)} className={frame}>
      <h1 className="-mb-2 max-lg:text-h2 sm:-mb-4">Book a first consultation</h1>
      <ConsultationTimes page={page} offer={await findOffer('house', page)} chosen={chosenIn(query)} />
    </div>
  );
}

/** Free times of a therapist as everybody gets them; those of one without room are for people who work with them. */
export async function PublicTherapistTimes({ slug, query }: { slug: string; query: SearchParameters }) {
  const therapist = await therapistProfile(slug);
  if (!therapist) redirect('/professionals');
  const page = timesFromQuery(`/book/${slug}`, query);
  const names = page.from !== '' || chosenIn(query) !== undefined;
  return (
    <div data-own={ownBookPath(slug)} className={frame}>
      <a href={`/professionals/${slug}`} className="tap text-link justify-self-start gap-2">
        <ArrowLeft aria-hidden="true" className="size-5" />
        About {therapist.name}
      </a>
      <TherapistTimes
        therapist={therapist}
        page={page}
        offer={await findOffer({ therapist: slug, kind: page.also?.kind }, { ...page, names })}
        chosen={chosenIn(query)}
        availability={therapist.accepting ? 'open' : 'full'}
      />
    </div>
  );
}
