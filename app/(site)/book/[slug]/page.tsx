import type { Metadata } from 'next';
import { therapistMetadata } from '@/app/(site)/book/metadata';
import { PublicTherapistTimes } from '@/app/(site)/book/public-times';
import { therapistProfile } from '@/lib/therapist/queries';

export const revalidate = 1;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<'/book/[slug]'>): Promise<Metadata> {
  const therapist = await therapistProfile((await params).slug);
  return therapist ? therapistMetadata(therapist) : {};
}

export default async function BookTherapistPage({ params }: PageProps<'/book/[slug]'>) {
  return <PublicTherapistTimes slug={(await params).slug} query={{}} />;
}
