import type { Metadata } from 'next';
import { consultationMetadata } from '@/app/(site)/book/metadata';
import { TaskPage } from '@/components/account/private/frame/task-page';
import { ConsultationTimes } from '@/components/booking/consultation-times';
import { timesFromQuery } from '@/components/booking/times-from-query';
import { Card } from '@/components/ui/card';
import { ownBookPath } from '@/lib/booking/offer/address';
import { bookerHere, findOffer } from '@/lib/booking/offer/queries';
import { payingHere } from '@/lib/booking/paying/queries';

export function generateMetadata(): Metadata {
  return { ...consultationMetadata(), robots: { index: false, follow: false } };
}

/** Free times of our own calendar for one visit: for the meeting that a payment books next, else for a consultation. */
export default async function OwnBookPage({ searchParams }: PageProps<'/book/own/consultation'>) {
  const query = await searchParams;
  const [own, { payment, spent }] = await Promise.all([bookerHere(), payingHere(null)]);
  const page = timesFromQuery(ownBookPath(null), query, own?.timeZone);
  const bought = payment?.meeting?.bought;
  return (
    <TaskPage title={bought?.name ?? 'Book a first consultation'} heading>
      {spent && (
        <Card asChild variant="muted" size="sm">
          <p role="status">{spent} Below are times for a first consultation, which is free of charge.</p>
        </Card>
      )}
      <ConsultationTimes
        page={page}
        offer={
          await findOffer(
            { therapist: null, minutes: bought?.minutes, order: bought && payment?.meeting },
            page,
          )
        }
        chosen={typeof query.time === 'string' ? query.time : undefined}
        own={own}
        payment={payment}
      />
    </TaskPage>
  );
}
