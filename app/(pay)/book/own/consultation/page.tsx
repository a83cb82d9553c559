import type { Metadata } from 'next';
import { consultationMetadata } from '@/app/(site)/book/metadata';
import { TaskPage } from '@/components/account/private/frame/task-page';
import { ConsultationTimes } from '@/components/booking/consultation-times';
import { timesFromQuery } from '@/components/booking/times-from-query';
import { ownBookPath } from '@/lib/booking/offer/address';
import { bookerHere } from '@/lib/booking/offer/booker/queries';
import { findOffer } from '@/lib/booking/offer/queries';
import { payingHere } from '@/lib/booking/paying/queries';

export function generateMetadata(): Metadata {
  return { ...consultationMetadata(), robots: { index: false, follow: false } };
}

/** Free times of our consultations for one visit: it says as whom one books and what is paid, on their own clock. */
export default async function OwnBookPage({ searchParams }: PageProps<'/book/own/consultation'>) {
  const query = await searchParams;
  const [own, { payment }] = await Promise.all([bookerHere(), payingHere(null)]);
  const page = timesFromQuery(ownBookPath(null), query, own?.timeZone);
  return (
    <TaskPage title="Book a first consultation" heading>
      <ConsultationTimes
        page={page}
        offer={await findOffer('house', page)}
        chosen={typeof query.time === 'string' ? query.time : undefined}
        own={own}
        payment={payment}
      />
    </TaskPage>
  );
}
