import { ContactView, contactMetadata } from '@/app/(site)/contact/view';

/** Seconds. */
export const revalidate = 300;
export const generateMetadata = contactMetadata;

export default function ContactPage() {
  return <ContactView query={{}} />;
}
