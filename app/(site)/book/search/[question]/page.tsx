import { consultationMetadata } from '@/app/(site)/book/metadata';
import { PublicConsultationTimes } from '@/app/(site)/book/public-times';
import { readQuestion } from '@/lib/server/page/questions.mjs';

export const revalidate = 1;
export const generateStaticParams = () => [];
export const generateMetadata = consultationMetadata;

/** Another week, another zone, or a time that a link has chosen; seen only under /book. */
export default async function BookSearch({ params }: PageProps<'/book/search/[question]'>) {
  return <PublicConsultationTimes query={readQuestion((await params).question)} />;
}
