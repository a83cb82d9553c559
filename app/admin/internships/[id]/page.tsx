import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AdminPage } from '@/components/admin/admin-page';
import { Facts, Panel } from '@/components/admin/panel';
import { InternDecision } from '@/components/admin-nouns/intern-decision';
import { InternState } from '@/components/admin-nouns/intern-table';
import { guarded } from '@/components/member/guarded';
import { ButtonLink } from '@/components/ui/button';
import { readIntern } from '@/lib/admin/internship/queries';
import { requireRole } from '@/lib/auth/guard';
import { readRequest } from '@/lib/request/read-request';
import { formatDay, formatMoment } from '@/lib/time';

export const metadata: Metadata = { title: 'Internship application' };

export default async function InternPage({ params }: PageProps<'/admin/internships/[id]'>) {
  const { id } = await params;
  const path = `/admin/internships/${id}`;
  return guarded(
    () => requireRole('admin', path),
    async (viewer) => {
      const intern = await readIntern(viewer, id, await readRequest());
      if (!intern) notFound();
      const { status, decidedAt, reason, cvFileId } = intern;
      return (
        <AdminPage
          title={intern.name}
          lead={intern.program}
          back={{ href: '/admin/internships', label: 'All applications' }}
        >
          <div className="grid items-start gap-6 xl:grid-cols-[1.6fr_1fr]">
            <Panel id="statement" title="Why they apply">
              <p className="max-w-measure whitespace-pre-line break-words">{intern.statement}</p>
              {cvFileId && (
                <ButtonLink href={`/api/files/${cvFileId}`} look="secondary" className="justify-self-start">
                  Open the CV (PDF)
                </ButtonLink>
              )}
            </Panel>
            <div className="grid gap-6">
              <Panel id="facts" title="Who applied">
                <Facts
                  facts={[
                    ['State', <InternState key="state" status={status} />],
                    ['Sent', formatMoment(intern.sentAt)],
                    ['Intake', formatDay(intern.intake)],
                    ['Studies', intern.education],
                    ['Email', intern.email],
                    ['Phone', intern.phone ?? '–'],
                    ...(decidedAt ? ([['Decided', formatMoment(decidedAt)]] as const) : []),
                    ...(reason ? ([['Reason', reason]] as const) : []),
                  ]}
                />
              </Panel>
              <Panel id="decision" title="Decision">
                <InternDecision application={id} status={status} postTo={path} />
              </Panel>
            </div>
          </div>
        </AdminPage>
      );
    },
  );
}
