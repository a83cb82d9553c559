import { consultationMetadata } from '@/app/(site)/book/metadata';
import { PublicConsultationTimes } from '@/app/(site)/book/public-times';

export const generateMetadata = consultationMetadata;

/** Another week, another zone, or a time that a link has chosen; seen only under /book. */
export default async function BookSearch({ searchParams }: PageProps<'/book/search'>) {
  return <PublicConsultationTimes query={await searchParams} />;
}
