import type { Metadata } from 'next';
import { recordPage } from '@/app/(member)/therapist-dashboard/clients/[id]/record-page';
import { Card } from '@/components/ui/card';

export const metadata: Metadata = { title: 'Client' };

/** An address of a tab that the record does not have, or has no more: says so and leaves the tabs in sight. */
export default function UnknownTabPage(props: PageProps<'/therapist-dashboard/clients/[id]/[tab]'>) {
  return recordPage(props, null, () => (
    <Card variant="muted" size="sm" role="status">
      This part of the record no longer exists. Choose one of the tabs above.
    </Card>
  ));
}
