import { ContactView, contactMetadata } from '@/app/(site)/contact/view';

/** Seconds. A list that could not be read is tried again soon. */
export const revalidate = 15;
export const generateMetadata = contactMetadata;

export default function ContactPage() {
  return <ContactView query={{}} />;
}
