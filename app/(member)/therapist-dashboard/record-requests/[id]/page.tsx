import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { AnswerForm } from '@/components/care/private/record-request/answer-form';
import { PaperForm } from '@/components/care/private/record-request/paper-form';
import { RecordAnswer, RecordPapers } from '@/components/care/private/record-request/record-answer';
import { RecordList } from '@/components/care/private/record-request/record-list';
import { ButtonForm } from '@/components/forms/button-form';
import { PrintButton } from '@/components/layout/private/print-button';
import { TitledSection } from '@/components/layout/titled-section';
import { zoneOf } from '@/lib/account/session/viewer';
import { removeRecordPaper } from '@/lib/care/record-request/actions';
import { openRequest, type RecordRequestView } from '@/lib/care/record-request/queries';
import { recordAnswerFormKind, recordPaths } from '@/lib/care/record-request/rules';
import { formatNamed } from '@/lib/format/time';
import { issueVisitToken } from '@/lib/server/action/form-token';

export const metadata: Metadata = { title: 'Request for records' };

type PartProps = { readonly request: RecordRequestView; readonly path: string };

function Papers({ request, path }: PartProps) {
  return (
    <TitledSection id="papers" title="Documents (optional)" className="grid gap-4">
      <ul className="grid gap-3">
        {request.papers.map((paper) => (
          <li key={paper.id} className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <RecordPapers papers={[paper]} />
            <ButtonForm
              id={`remove-${paper.id}`}
              action={removeRecordPaper}
              postTo={path}
              fields={{ request: request.id, remove: paper.id }}
              label="Remove"
              about={paper.name}
            />
          </li>
        ))}
      </ul>
      <PaperForm request={request.id} postTo={path} />
    </TitledSection>
  );
}

export default async function RecordRequestPage({
  params,
}: PageProps<'/therapist-dashboard/record-requests/[id]'>) {
  const { id } = await params;
  const path = `/therapist-dashboard/record-requests/${id}` as const;
  const back = { href: recordPaths.therapist, label: 'Requests for records' };
  const head = { from: path, title: 'Request for records', back, action: <PrintButton /> } as const;
  return practicePage(head, async (viewer) => {
    const request = await openRequest(viewer, id);
    if (!request) notFound();
    const waits = request.state === 'open' || request.state === 'late';
    return (
      <div className="grid gap-8">
        <RecordList requests={[request]} empty="" timeZone={zoneOf(viewer)} title={({ client }) => client} />
        {waits && (
          <>
            <Papers request={request} path={path} />
            <TitledSection id="answer-title" title="Answer" className="grid gap-4">
              <AnswerForm
                request={id}
                client={request.client}
                postTo={path}
                formToken={issueVisitToken(recordAnswerFormKind)}
              />
            </TitledSection>
          </>
        )}
        <RecordAnswer request={request} />
        {request.state === 'answered' && (
          <p className="text-muted-foreground">
            {request.readAt
              ? `First opened by the client on ${formatNamed(request.readAt)}.`
              : 'Not opened yet.'}
          </p>
        )}
      </div>
    );
  });
}
