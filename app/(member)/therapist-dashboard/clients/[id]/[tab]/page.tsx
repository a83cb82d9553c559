import type { Metadata } from 'next';
import { recordPage } from '@/app/(member)/therapist-dashboard/clients/[id]/record-page';
import { Alert } from '@/components/ui/alert';

export const metadata: Metadata = { title: 'Client' };

/** An address of a tab that the record does not have, or has no more: says so and leaves the tabs in sight. */
export default function UnknownTabPage(props: PageProps<'/therapist-dashboard/clients/[id]/[tab]'>) {
  return recordPage(props, null, () => (
    <Alert role="status">This part of the record no longer exists. Choose one of the tabs above.</Alert>
  ));
}
