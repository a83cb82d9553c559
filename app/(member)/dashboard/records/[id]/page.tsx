import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { clientPage } from '@/app/(member)/dashboard/client-page';
import { RecordAnswer } from '@/components/care/private/record-request/record-answer';
import { RecordList } from '@/components/care/private/record-request/record-list';
import { ButtonForm } from '@/components/forms/button-form';
import { PrintButton } from '@/components/layout/private/print-button';
import { zoneOf } from '@/lib/account/session/viewer';
import { withdrawOwnRequest } from '@/lib/care/record-request/actions';
import { openRequest } from '@/lib/care/record-request/queries';
import { daysToAnswer } from '@/lib/care/record-request/rules';

export const metadata: Metadata = { title: 'Your request for records' };

export default async function RecordPage({ params }: PageProps<'/dashboard/records/[id]'>) {
  const { id } = await params;
  const path = `/dashboard/records/${id}` as const;
  const lead = 'Only you and your therapist can read the answer. It is stored encrypted.';
  const back = { href: '/dashboard/records', label: 'All requests' };
  const head = {
    from: path,
    title: 'Your request for records',
    lead,
    back,
    action: <PrintButton />,
  } as const;
  return clientPage(head, async (viewer) => {
    const request = await openRequest(viewer, id);
    if (!request) notFound();
    const waits = request.state === 'open' || request.state === 'late';
    return (
      <>
        <RecordList
          requests={[request]}
          empty=""
          timeZone={zoneOf(viewer)}
          title={({ therapist }) => therapist}
        />
        {request.state === 'late' && (
          <p className="max-w-measure">
            The {daysToAnswer} days are over. Our team has been notified and is speaking to your therapist.
            You can also contact the Mental Health Review Board of your district.
          </p>
        )}
        <RecordAnswer request={request} />
        <ButtonForm
          id="withdraw"
          action={withdrawOwnRequest}
          postTo={path}
          fields={{ request: id }}
          label={waits ? 'Cancel request' : null}
        />
      </>
    );
  });
}
