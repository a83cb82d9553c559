import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { WithdrawOwnHandoverForm } from '@/components/booking/private/handover/handover-asks';
import { HandoverPaper } from '@/components/booking/private/handover/handover-paper';
import { HandoverSummary } from '@/components/booking/private/handover/handover-summary';
import { PrintButton } from '@/components/layout/private/print-button';
import { therapistHandover } from '@/lib/booking/handover/queries';

export const metadata: Metadata = { title: 'Handover' };

/** A handover for one of its two therapists: the record, the summary, and the way to take it back. */
export default async function TherapistHandoverPage({
  params,
}: PageProps<'/therapist-dashboard/handovers/[id]'>) {
  const { id } = await params;
  const path = `/therapist-dashboard/handovers/${id}` as const;
  const back = { href: '/therapist-dashboard/clients', label: 'Clients' };
  const action = <PrintButton />;
  return practicePage({ from: path, title: 'Handover', back, action }, async (viewer) => {
    const handover = await therapistHandover(viewer, id);
    if (!handover) notFound();
    const { client, side, state, houseReason } = handover;
    return (
      <div className="grid gap-6">
        {(side === 'from' || state === 'accepted') && (
          <p className="no-print">
            <a href={`/therapist-dashboard/clients/${client.id}`} className="tap text-link">
              Open the record of {client.name}
            </a>
          </p>
        )}
        {houseReason && <p className="max-w-measure">Our team began this: {houseReason}</p>}
        <HandoverPaper handover={handover} />
        <HandoverSummary handover={handover} path={path} />
        {side === 'from' && (
          <WithdrawOwnHandoverForm
            id="withdraw"
            postTo={path}
            hidden={{ handover: id }}
            fields={[]}
            button={state === 'asked' ? 'Take it back' : null}
            behind="Take this handover back"
          />
        )}
      </div>
    );
  });
}
