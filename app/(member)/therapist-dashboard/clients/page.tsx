import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { noClients } from '@/app/(member)/therapist-dashboard/session-panel';
import { ClientTable } from '@/components/admin/client/client-table';
import { Button } from '@/components/ui/button';
import { zoneOf } from '@/lib/account/session/viewer';
import { listClients } from '@/lib/admin/client/queries';
import { breaksPath } from '@/lib/care/session/break/rules';

export const metadata: Metadata = { title: 'Clients' };

export default function ClientsPage({ searchParams }: PageProps<'/therapist-dashboard/clients'>) {
  const lead = 'People with sessions or plans with you, or whose message you have answered.';
  const action = (
    <Button asChild variant="outline">
      <a href={breaksPath}>No upcoming session</a>
    </Button>
  );
  const frame = { from: '/therapist-dashboard/clients', title: 'Clients', lead, action } as const;
  return practicePage(frame, async (viewer) => (
    <ClientTable
      {...(await listClients(viewer, await searchParams))}
      empty={noClients}
      timeZone={zoneOf(viewer)}
    />
  ));
}
