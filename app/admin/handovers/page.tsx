import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { WithdrawAnyHandoverForm } from '@/components/booking/private/handover/handover-asks';
import { HandoverList } from '@/components/booking/private/handover/handover-list';
import { requireRole } from '@/lib/account/session/guard';
import { listHandovers } from '@/lib/booking/handover/queries';

export const metadata: Metadata = { title: 'Handovers' };

const path = '/admin/handovers';

/** Clients who are passed on to another therapist: who asked whom, and the answer. Summaries are not here. */
export default function HandoversPage() {
  return guarded(
    () => requireRole('admin', path),
    async (viewer) => (
      <AdminPage
        title="Handovers"
        lead="Each client decides. To start handovers for a therapist, open the therapist in the directory."
      >
        <HandoverList
          handovers={await listHandovers(viewer)}
          empty="No handovers yet."
          title={({ client }) => client}
        >
          {({ id, client, state, teamReason }) => (
            <>
              {teamReason && <p className="text-small">Our reason: {teamReason}</p>}
              <WithdrawAnyHandoverForm
                id={`withdraw-${id}`}
                postTo={path}
                hidden={{ handover: id }}
                fields={[]}
                button={state === 'asked' ? 'Cancel handover' : null}
                behind="Cancel handover"
                about={client}
              />
            </>
          )}
        </HandoverList>
      </AdminPage>
    ),
  );
}
