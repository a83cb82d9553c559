import type { Metadata } from 'next';
import { therapistMetadata } from '@/app/(site)/book/metadata';
import { PublicTherapistTimes } from '@/app/(site)/book/public-times';
import { therapistProfile } from '@/lib/therapist/queries';

// Free times end by the clock: the page is made for whoever asks, and caches keep it for seconds.
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'/book/[slug]'>): Promise<Metadata> {
  const therapist = await therapistProfile((await params).slug);
  return therapist ? therapistMetadata(therapist) : {};
}

export default async function BookTherapistPage({ params }: PageProps<'/book/[slug]'>) {
  return <PublicTherapistTimes slug={(await params).slug} query={{}} />;
}
