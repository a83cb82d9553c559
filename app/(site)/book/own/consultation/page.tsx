import type { Metadata } from 'next';
import { consultationMetadata } from '@/app/(site)/book/metadata';
import { ConsultationTimes } from '@/components/booking/consultation-times';
import { placeFromQuery } from '@/components/booking/place-from-query';
import { ownBookPath } from '@/lib/booking/offer/address';
import { findOffer } from '@/lib/booking/offer/queries';
import { bookerHere } from '@/lib/booking/offer/room/queries';
import { whatPaysVisit } from '@/lib/booking/paying/queries';

export function generateMetadata(): Metadata {
  return { ...consultationMetadata(), robots: { index: false, follow: false } };
}

/** Free times of our consultations for one visit: it says as whom one books and what is paid, on their own clock. */
export default async function OwnBookPage({ searchParams }: PageProps<'/book/own/consultation'>) {
  const query = await searchParams;
  const [own, { payment }] = await Promise.all([bookerHere(), whatPaysVisit(null)]);
  const place = placeFromQuery(ownBookPath(null), query, own?.timeZone);
  return (
    <ConsultationTimes
      place={place}
      offer={await findOffer('house', place)}
      chosen={typeof query.time === 'string' ? query.time : undefined}
      own={own}
      payment={payment}
    />
  );
}
