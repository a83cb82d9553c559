import { ContactView, contactMetadata } from '@/app/(site)/contact/view';
import { readQuestion } from '@/lib/server/page/questions.mjs';

export const revalidate = 300;
export const generateStaticParams = () => [];
export const generateMetadata = contactMetadata;

/** The contact page of a link that has chosen something, seen only under /contact. */
export default async function ContactSearch({ params }: PageProps<'/contact/search/[question]'>) {
  return <ContactView query={readQuestion((await params).question)} />;
}
