import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { noClients } from '@/app/(member)/therapist-dashboard/session-panel';
import { ClientTable } from '@/components/admin/client/client-table';
import { CardsSection } from '@/components/care/private/client-card/cards-section';
import { HeadLink } from '@/components/layout/private/workspace/page-head';
import { zoneOf } from '@/lib/account/session/viewer';
import { listClients } from '@/lib/admin/client/queries';
import { listCards } from '@/lib/care/client-card/queries';
import { cardPaths } from '@/lib/care/client-card/rules';
import { breaksPath } from '@/lib/care/session/break/rules';

export const metadata: Metadata = { title: 'Clients' };

export default function ClientsPage({ searchParams }: PageProps<'/therapist-dashboard/clients'>) {
  const lead = (
    <>
      People you see, have answered or have invited.{' '}
      <a href={cardPaths.import} className="text-link">
        Import clients
      </a>{' '}
      ·{' '}
      <a href={breaksPath} className="text-link">
        No upcoming session
      </a>
    </>
  );
  const action = <HeadLink href={cardPaths.add} first="Add" rest="client" />;
  const frame = { from: '/therapist-dashboard/clients', title: 'Clients', lead, action } as const;
  return practicePage(frame, async (viewer) => {
    const query = await searchParams;
    const timeZone = zoneOf(viewer);
    return (
      <>
        <ClientTable {...(await listClients(viewer, query))} empty={noClients} timeZone={timeZone} />
        <CardsSection searchParams={query} timeZone={timeZone} read={(part) => listCards(viewer, part)} />
      </>
    );
  });
}
