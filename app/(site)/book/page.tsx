import { consultationMetadata } from '@/app/(site)/book/metadata';
import { PublicConsultationTimes } from '@/app/(site)/book/public-times';

// Free times end by the clock: the page is made for whoever asks, and caches keep it for seconds.
export const dynamic = 'force-dynamic';
export const generateMetadata = consultationMetadata;

export default function BookPage() {
  return <PublicConsultationTimes query={{}} />;
}
