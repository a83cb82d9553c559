import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AdminPage } from '@/components/admin/admin-page';
import { Facts, Panel } from '@/components/admin/panel';
import { AcceptForm } from '@/components/admin-nouns/accept-form';
import { ApplicationState } from '@/components/admin-nouns/application-tables';
import { WordsForm } from '@/components/admin-nouns/words-form';
import { guarded } from '@/components/member/guarded';
import { ButtonLink } from '@/components/ui/button';
import { declineApplication } from '@/lib/admin/application/actions';
import { readApplication } from '@/lib/admin/application/queries';
import { therapistPath } from '@/lib/admin/therapist/rules';
import { requireRole } from '@/lib/auth/guard';
import { readRequest } from '@/lib/request/read-request';
import { formatMoment } from '@/lib/time';

export const metadata: Metadata = { title: 'Application' };

export default async function ApplicationPage({ params }: PageProps<'/admin/applications/[id]'>) {
  const { id } = await params;
  const path = `/admin/applications/${id}`;
  return guarded(
    () => requireRole('admin', path),
    async (viewer) => {
      const application = await readApplication(viewer, id, await readRequest());
      if (!application) notFound();
      const { status, therapist, reviewedAt, reviewedBy, reason } = application;
      const open = status === 'submitted';
      return (
        <AdminPage
          title={application.name}
          lead="Look the register numbers up before you accept."
          back={{ href: '/admin/applications', label: 'All applications' }}
        >
          <div className="grid items-start gap-6 xl:grid-cols-2">
            <Panel id="applicant" title="Who applied">
              <Facts
                facts={[
                  ['State', <ApplicationState key="state" status={status} />],
                  ['Sent', formatMoment(application.sentAt)],
                  ['Email', `${application.email}${application.emailVerified ? '' : ' (not confirmed)'}`],
                  ['Phone', application.phone ?? '–'],
                  ...(reviewedAt
                    ? ([
                        ['Decided', `${formatMoment(reviewedAt)}${reviewedBy ? ` by ${reviewedBy}` : ''}`],
                      ] as const)
                    : []),
                  ...(reason ? ([['Reason', reason]] as const) : []),
                ]}
              />
              <h3 className="font-sans text-h4">About the practice</h3>
              <p className="max-w-measure whitespace-pre-line break-words">
                {application.practice ?? 'Nothing was written.'}
              </p>
              {therapist && (
                <a className="text-link tap justify-self-start" href={therapistPath(therapist.id)}>
                  {therapist.name} in the directory
                </a>
              )}
            </Panel>
            <div className="grid gap-6">
              <Panel id="accepting" title="Accept">
                {open && (
                  <>
                    <p>Make a new entry from what was written, or join the account to one that is there.</p>
                    <ButtonLink href={`${path}/entry`} className="justify-self-start">
                      Accept with a new entry
                    </ButtonLink>
                  </>
                )}
                {!open && <p className="text-ink-soft">This application has been decided on.</p>}
                <AcceptForm
                  application={id}
                  postTo={path}
                  open={open && application.candidates.length > 0}
                  candidates={application.candidates.map((candidate) => ({
                    value: candidate.id,
                    label: `${candidate.name}, ${candidate.email}`,
                  }))}
                />
              </Panel>
              {open && (
                <Panel id="refusing" title="Refuse">
                  <WordsForm
                    id="refuse"
                    action={declineApplication}
                    postTo={path}
                    hidden={{ application: id }}
                    field={{
                      name: 'reason',
                      label: 'Reason',
                      hint: 'The applicant reads it in their account.',
                    }}
                    button="Refuse the application"
                  />
                </Panel>
              )}
            </div>
          </div>
        </AdminPage>
      );
    },
  );
}
