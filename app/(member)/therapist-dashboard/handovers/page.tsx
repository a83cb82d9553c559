import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { HandoverPages } from '@/components/booking/private/handover/handover-list';
import { listOwnHandovers } from '@/lib/booking/handover/queries';
import { handoverPath } from '@/lib/booking/handover/rules';
import { searchParam } from '@/lib/format/search-params';

export const metadata: Metadata = { title: 'Handovers' };

const here = '/therapist-dashboard/handovers';

export default function HandoversPage({ searchParams }: PageProps<'/therapist-dashboard/handovers'>) {
  const lead = 'Clients you are handing over, and clients who have moved to you.';
  return practicePage({ from: here, title: 'Handovers', lead }, async (viewer) => (
    <HandoverPages
      path={here}
      before={searchParam(await searchParams, 'before')}
      read={(before) => listOwnHandovers(viewer, before)}
      empty="None yet. You can start one from a client’s record."
      title={({ id, client }) => (
        <a href={handoverPath.therapist(id)} className="tap text-link">
          {client}
        </a>
      )}
    />
  ));
}
