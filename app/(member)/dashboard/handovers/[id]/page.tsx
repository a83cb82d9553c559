import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { clientPage } from '@/app/(member)/dashboard/client-page';
import { HandoverPaper } from '@/components/booking/private/handover/handover-paper';
import { HandoverQuestion } from '@/components/booking/private/handover/handover-question';
import { PrintButton } from '@/components/layout/private/print-button';
import { zoneOf } from '@/lib/account/session/viewer';
import { ownHandover } from '@/lib/booking/handover/queries';

export const metadata: Metadata = { title: 'Change of therapist' };

/** The question who goes on with the viewer, and afterwards the record of the answer. */
export default async function OwnHandoverPage({ params }: PageProps<'/dashboard/handovers/[id]'>) {
  const { id } = await params;
  const path = `/dashboard/handovers/${id}` as const;
  const lead = 'You decide. Nothing changes until you answer.';
  return clientPage({ from: path, title: 'Change of therapist', lead }, async (viewer) => {
    const handover = await ownHandover(viewer, id);
    if (!handover) notFound();
    const { state } = handover;
    return (
      <>
        <HandoverQuestion handover={handover} path={path} timeZone={zoneOf(viewer)} />
        {state !== 'asked' && (
          <>
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
              <h2 className="text-h3">Record</h2>
              <PrintButton />
            </div>
            <HandoverPaper handover={handover} timeZone={zoneOf(viewer)} />
            <p className="no-print">
              <a
                href={state === 'accepted' ? `/book/own/${handover.to.slug}` : '/professionals'}
                className="tap text-link"
              >
                {state === 'accepted' ? `See ${handover.to.name}’s free times` : 'Find another therapist'}
              </a>
            </p>
          </>
        )}
      </>
    );
  });
}
