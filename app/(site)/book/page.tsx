import { consultationMetadata } from '@/app/(site)/book/metadata';
import { PublicConsultationTimes } from '@/app/(site)/book/public-times';

// A taken time is gone within a second; whether a time is free is decided when somebody takes it.
export const revalidate = 1;
export const generateMetadata = consultationMetadata;

export default function BookPage() {
  return <PublicConsultationTimes query={{}} />;
}
