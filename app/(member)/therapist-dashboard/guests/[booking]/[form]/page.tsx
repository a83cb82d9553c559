import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { guestPage, type Shown } from '@/app/(member)/therapist-dashboard/guests/[booking]/guest-page';
import { ReadForm } from '@/components/care/private/form/signed-form';
import { readSignedForm } from '@/lib/care/form/queries';

export const metadata: Metadata = { title: 'Form of a guest' };

export default async function ReadGuestFormPage({
  params,
}: PageProps<'/therapist-dashboard/guests/[booking]/[form]'>) {
  const { booking, form } = await params;
  const content = async ({ viewer }: Shown) => {
    const signed = await readSignedForm(viewer, form, booking);
    if (signed === undefined) notFound();
    return <ReadForm signed={signed} />;
  };
  return guestPage(booking, content, true);
}
