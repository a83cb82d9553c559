import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { WithdrawAnyHandoverForm } from '@/components/booking/private/handover/handover-asks';
import { HandoverPages } from '@/components/booking/private/handover/handover-list';
import { requireRole } from '@/lib/account/session/guard';
import { listHandovers } from '@/lib/booking/handover/queries';
import { listAddress, searchParam } from '@/lib/format/search-params';

export const metadata: Metadata = { title: 'Handovers' };

const path = '/admin/handovers';

/** Clients who are passed on to another therapist: who asked whom, and the answer. Summaries are not here. */
export default function HandoversPage({ searchParams }: PageProps<'/admin/handovers'>) {
  return guarded(
    () => requireRole('admin', path),
    async (viewer) => {
      const before = searchParam(await searchParams, 'before');
      return (
        <AdminPage
          title="Handovers"
          lead="Each client decides. To start handovers for a therapist, open the therapist in the directory."
        >
          <HandoverPages
            path={path}
            before={before}
            read={(from) => listHandovers(viewer, from)}
            empty="No handovers yet."
            title={({ client }) => client}
          >
            {({ id, client, state, teamReason }) => (
              <>
                {teamReason && <p className="text-small">Our reason: {teamReason}</p>}
                <WithdrawAnyHandoverForm
                  id={`withdraw-${id}`}
                  postTo={listAddress(path, { before })}
                  hidden={{ handover: id }}
                  fields={[]}
                  button={state === 'asked' ? 'Cancel handover' : null}
                  behind="Cancel handover"
                  about={client}
                />
              </>
            )}
          </HandoverPages>
        </AdminPage>
      );
    },
  );
}
