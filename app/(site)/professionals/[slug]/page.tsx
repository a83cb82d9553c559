import { TherapistView, therapistMetadata } from '@/app/(site)/professionals/[slug]/view';

/** Seconds: free times end and waitlists grow without a word to the cache. */
export const revalidate = 15;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<'/professionals/[slug]'>) {
  return therapistMetadata((await params).slug);
}

export default async function TherapistPage({ params }: PageProps<'/professionals/[slug]'>) {
  return <TherapistView slug={(await params).slug} />;
}
