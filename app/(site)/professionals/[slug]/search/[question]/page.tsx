import { TherapistView, therapistMetadata } from '@/app/(site)/professionals/[slug]/view';
import { readQuestion } from '@/lib/server/page/questions.mjs';

type Props = PageProps<'/professionals/[slug]/search/[question]'>;

export const revalidate = 15;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  return therapistMetadata((await params).slug);
}

/** A therapist's page by another clock than India's, seen only under /professionals/{therapist}. */
export default async function TherapistSearch({ params }: Props) {
  const { slug, question } = await params;
  return <TherapistView slug={slug} zone={readQuestion(question).zone} />;
}
