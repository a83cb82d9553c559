import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { therapistMetadata } from '@/app/(site)/book/metadata';
import { TaskPage } from '@/components/account/private/frame/task-page';
import { TherapistTimes } from '@/components/booking/therapist-times';
import { timesFromQuery } from '@/components/booking/times-from-query';
import { ownBookPath } from '@/lib/booking/offer/address';
import {
  availabilityForViewer,
  bookerHere,
  bookingClient,
  findOffer,
  isOwnTherapist,
} from '@/lib/booking/offer/queries';
import { payingHere } from '@/lib/booking/paying/queries';
import { therapistProfile } from '@/lib/therapist/queries';

export async function generateMetadata({ params }: PageProps<'/book/own/[slug]'>): Promise<Metadata> {
  const therapist = await therapistProfile((await params).slug);
  return therapist ? { ...therapistMetadata(therapist), robots: { index: false, follow: false } } : {};
}

/**
 * Free times of one therapist for one visit: it says as whom one books and what pays, on their own clock, and shows
 * those who work together already the times of a therapist who takes no new clients.
 */
export default async function OwnBookTherapistPage({ params, searchParams }: PageProps<'/book/own/[slug]'>) {
  const { slug } = await params;
  const therapist = await therapistProfile(slug);
  if (!therapist) redirect('/professionals');
  const query = await searchParams;
  const own = await bookerHere();
  const page = timesFromQuery(ownBookPath(slug), query, own?.timeZone);
  const [offer, availability] = await Promise.all([
    findOffer(
      { therapist: slug, kind: page.also?.kind },
      {
        ...page,
        isClient: () => isOwnTherapist(slug),
        clientId: own?.isClient ? await bookingClient() : null,
      },
    ),
    availabilityForViewer(slug),
  ]);
  const kind = offer?.choice.kind;
  const pays = await payingHere(slug, { kind: kind?.id, free: kind?.feePaise === 0 });
  return (
    <TaskPage title="Book a time" back={{ href: `/professionals/${slug}`, label: `About ${therapist.name}` }}>
      <TherapistTimes
        therapist={therapist}
        page={page}
        offer={offer}
        availability={availability}
        own={own}
        pays={pays}
      />
    </TaskPage>
  );
}
