import type { Metadata } from 'next';
import { AdminPage } from '@/components/admin/admin-page';
import { InternDecision } from '@/components/admin/internship/intern-decision';
import { InternState } from '@/components/admin/internship/intern-table';
import { adminRecordPage } from '@/components/admin/record-page';
import { Panel } from '@/components/layout/panel';
import { Facts } from '@/components/layout/private/facts';
import { Button } from '@/components/ui/button';
import { When } from '@/components/ui/format';
import { readIntern } from '@/lib/admin/internship/queries';
import { spacedPhone } from '@/lib/format/spaced-phone';
import { formatDay } from '@/lib/format/time';
import { readRequest } from '@/lib/server/request/read-request';

export const metadata: Metadata = { title: 'Internship application' };

export default async function InternPage({ params }: PageProps<'/admin/internships/[id]'>) {
  const { id } = await params;
  const path = `/admin/internships/${id}`;
  return adminRecordPage(
    path,
    async (viewer) => readIntern(viewer, id, await readRequest()),
    (intern) => {
      const { status, decidedAt, reason, cvFileId } = intern;
      return (
        <AdminPage
          title={intern.name}
          lead={intern.program}
          back={{ href: '/admin/internships', label: 'All applications' }}
        >
          <div className="grid items-start gap-6 xl:grid-cols-[1.6fr_1fr]">
            <Panel id="statement" title="Why they apply">
              <p className="max-w-measure whitespace-pre-line wrap-anywhere">{intern.statement}</p>
              {cvFileId && (
                <Button asChild variant="outline" className="justify-self-start">
                  <a href={`/api/files/${cvFileId}`}>Open the CV (PDF)</a>
                </Button>
              )}
            </Panel>
            <div className="grid gap-6">
              <Panel id="decision" title="Decision">
                <InternDecision application={id} status={status} postTo={path} />
              </Panel>
              <Panel id="facts" title="Applicant">
                <Facts
                  facts={[
                    ['State', <InternState key="state" status={status} />],
                    ['Sent', <When key="at" at={intern.sentAt} />],
                    ['Intake', formatDay(intern.intake)],
                    ['Studies', intern.education],
                    ['Email', intern.email],
                    ['Phone', intern.phone ? spacedPhone(intern.phone) : '–'],
                    ...(decidedAt ? ([['Closed', <When key="at" at={decidedAt} />]] as const) : []),
                    ...(reason ? ([['Reason', reason]] as const) : []),
                  ]}
                />
              </Panel>
            </div>
          </div>
        </AdminPage>
      );
    },
  );
}
