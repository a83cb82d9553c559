import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { HandoverList } from '@/components/booking/private/handover/handover-list';
import { Section } from '@/components/layout/private/section';
import { listOwnHandovers } from '@/lib/booking/handover/queries';
import { handoverPath } from '@/lib/booking/handover/rules';

export const metadata: Metadata = { title: 'Handovers' };

const here = '/therapist-dashboard/handovers';

export default function HandoversPage() {
  const lead = 'Clients you are handing over, and clients who have moved to you.';
  return practicePage({ from: here, title: 'Handovers', lead }, async (viewer) => (
    <Section id="handovers" title="All handovers" quiet>
      {async () => (
        <HandoverList
          handovers={await listOwnHandovers(viewer)}
          empty="None yet. You can start one from a client’s record."
          title={({ id, client }) => (
            <a href={handoverPath.therapist(id)} className="tap text-link">
              {client}
            </a>
          )}
        />
      )}
    </Section>
  ));
}
