import { ContactView, contactMetadata } from '@/app/(site)/contact/view';

export const generateMetadata = contactMetadata;

/** The contact page of a link that has chosen something, seen only under /contact. */
export default async function ContactSearch({ searchParams }: PageProps<'/contact/search'>) {
  return <ContactView query={await searchParams} />;
}
