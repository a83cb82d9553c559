import { redirect } from 'next/navigation';
import { ConsultationTimes } from '@/components/booking/consultation-times';
import { placeFromQuery } from '@/components/booking/place-from-query';
import { TherapistTimes } from '@/components/booking/therapist-times';
import type { SearchParameters } from '@/lib/site/content/list-query';
import { therapistProfile } from '@/lib/therapist/queries';

/** Free times of our consultations as everybody gets them. */
export function PublicConsultationTimes({ query }: { query: SearchParameters }) {
  return (
    <ConsultationTimes
      place={placeFromQuery('/book', query)}
      chosen={typeof query.time === 'string' ? query.time : undefined}
      leadsMembers
    />
  );
}

/** Free times of a therapist as everybody gets them; those of one without room are for people who work with them. */
export async function PublicTherapistTimes({ slug, query }: { slug: string; query: SearchParameters }) {
  const therapist = await therapistProfile(slug);
  if (!therapist) redirect('/professionals');
  return (
    <TherapistTimes
      therapist={therapist}
      place={placeFromQuery(`/book/${slug}`, query)}
      room={therapist.accepting ? 'open' : 'full'}
      leadsMembers
    />
  );
}
