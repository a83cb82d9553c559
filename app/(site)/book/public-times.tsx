import { redirect } from 'next/navigation';
import { ConsultationTimes } from '@/components/booking/consultation-times';
import { TherapistTimes } from '@/components/booking/therapist-times';
import { timesFromQuery } from '@/components/booking/times-from-query';
import { findOffer } from '@/lib/booking/offer/queries';
import type { SearchParameters } from '@/lib/site/content/list-query';
import { therapistProfile } from '@/lib/therapist/queries';

/** The time that a link has chosen, ISO. */
const chosenIn = ({ time }: SearchParameters) => (typeof time === 'string' ? time : undefined);

/** Free times of our consultations as everybody gets them. */
export async function PublicConsultationTimes({ query }: { query: SearchParameters }) {
  const place = timesFromQuery('/book', query);
  return (
    <ConsultationTimes
      place={place}
      offer={await findOffer('house', place)}
      chosen={chosenIn(query)}
      leadsMembers
    />
  );
}

/** Free times of a therapist as everybody gets them; those of one without room are for people who work with them. */
export async function PublicTherapistTimes({ slug, query }: { slug: string; query: SearchParameters }) {
  const therapist = await therapistProfile(slug);
  if (!therapist) redirect('/professionals');
  const place = timesFromQuery(`/book/${slug}`, query);
  return (
    <TherapistTimes
      therapist={therapist}
      place={place}
      offer={await findOffer({ therapist: slug }, place)}
      chosen={chosenIn(query)}
      room={therapist.accepting ? 'open' : 'full'}
      leadsMembers
    />
  );
}
