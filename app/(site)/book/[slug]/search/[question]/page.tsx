import type { Metadata } from 'next';
import { therapistMetadata } from '@/app/(site)/book/metadata';
import { PublicTherapistTimes } from '@/app/(site)/book/public-times';
import { readQuestion } from '@/lib/server/page/questions.mjs';
import { therapistProfile } from '@/lib/therapist/queries';

export const revalidate = 1;
export const generateStaticParams = () => [];

type Props = PageProps<'/book/[slug]/search/[question]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const therapist = await therapistProfile((await params).slug);
  return therapist ? therapistMetadata(therapist) : {};
}

/** Another week or another zone; seen only under /book/{therapist}. */
export default async function BookTherapistSearch({ params }: Props) {
  const { slug, question } = await params;
  return <PublicTherapistTimes slug={slug} query={readQuestion(question)} />;
}
