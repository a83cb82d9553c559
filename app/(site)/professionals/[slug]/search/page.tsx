import { TherapistView, therapistMetadata } from '@/app/(site)/professionals/[slug]/view';

type Props = PageProps<'/professionals/[slug]/search'>;

export async function generateMetadata({ params }: Props) {
  return therapistMetadata((await params).slug);
}

/** A therapist's page by another clock than India's, seen only under /professionals/{therapist}. */
export default async function TherapistSearch({ params, searchParams }: Props) {
  const { slug } = await params;
  return <TherapistView slug={slug} zone={(await searchParams).zone} />;
}
