import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { WithdrawOwnHandoverForm } from '@/components/booking/private/handover/handover-asks';
import { HandoverPaper } from '@/components/booking/private/handover/handover-paper';
import { HandoverSummary } from '@/components/booking/private/handover/handover-summary';
import { PrintButton } from '@/components/layout/private/print-button';
import { zoneOf } from '@/lib/account/session/viewer';
import { therapistHandover } from '@/lib/booking/handover/queries';

export const metadata: Metadata = { title: 'Handover' };

/** A handover for one of its two therapists: the record, the summary, and the way to take it back. */
export default async function TherapistHandoverPage({
  params,
}: PageProps<'/therapist-dashboard/handovers/[id]'>) {
  const { id } = await params;
  const path = `/therapist-dashboard/handovers/${id}` as const;
  const back = { href: '/therapist-dashboard/handovers', label: 'Handovers' };
  const action = <PrintButton />;
  return practicePage({ from: path, title: 'Handover', back, action }, async (viewer) => {
    const handover = await therapistHandover(viewer, id);
    if (!handover) notFound();
    const { client, side, state, teamReason, forms, goals } = handover;
    return (
      <div className="grid gap-4">
        <p className="no-print flex flex-wrap gap-x-6 gap-y-1">
          {[
            { to: '', label: `Open the record of ${client.name}`, shown: true },
            { to: '/forms', label: 'Read the signed forms', shown: side === 'to' && forms.length > 0 },
            { to: '/plan', label: 'Read the goals', shown: side === 'to' && goals.length > 0 },
          ].map(
            ({ to, label, shown }) =>
              shown && (
                <a key={to} href={`/therapist-dashboard/clients/${client.id}${to}`} className="tap text-link">
                  {label}
                </a>
              ),
          )}
        </p>
        {teamReason && <p className="max-w-measure">Our team started this: {teamReason}</p>}
        <HandoverPaper handover={handover} timeZone={zoneOf(viewer)} />
        <HandoverSummary handover={handover} path={path} />
        {side === 'from' && (
          <WithdrawOwnHandoverForm
            id="withdraw"
            postTo={path}
            hidden={{ handover: id }}
            fields={[]}
            button={state === 'asked' ? 'Cancel handover' : null}
            behind="Cancel handover"
          />
        )}
      </div>
    );
  });
}
