import type { Metadata } from 'next';
import { therapistMetadata } from '@/app/(site)/book/metadata';
import { PublicTherapistTimes } from '@/app/(site)/book/public-times';
import { therapistProfile } from '@/lib/therapist/queries';

type Props = PageProps<'/book/[slug]/search'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const therapist = await therapistProfile((await params).slug);
  return therapist ? therapistMetadata(therapist) : {};
}

/** Another week or another zone; seen only under /book/{therapist}. */
export default async function BookTherapistSearch({ params, searchParams }: Props) {
  const { slug } = await params;
  return <PublicTherapistTimes slug={slug} query={await searchParams} />;
}
