import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { AcceptForm } from '@/components/admin/application/accept-form';
import { ApplicationDetails } from '@/components/admin/application/application-details';
import { ApplicationState } from '@/components/admin/application/application-tables';
import { AskBackForm, RefuseApplicationForm } from '@/components/admin/application/decision-forms';
import { Facts } from '@/components/admin/facts';
import { Panel } from '@/components/layout/panel';
import { Button } from '@/components/ui/button';
import { requireRole } from '@/lib/account/session/guard';
import { readApplication } from '@/lib/admin/application/queries';
import { therapistPath } from '@/lib/admin/therapist/rules';
import { spacedPhone } from '@/lib/format/spaced-phone';
import { formatMoment } from '@/lib/format/time';
import { readRequest } from '@/lib/server/request/read-request';

export const metadata: Metadata = { title: 'Application' };

export default async function ApplicationPage({ params }: PageProps<'/admin/applications/[id]'>) {
  const { id } = await params;
  const path = `/admin/applications/${id}`;
  return guarded(
    () => requireRole('admin', path),
    async (viewer) => {
      const application = await readApplication(viewer, id, await readRequest());
      if (!application) notFound();
      const { status, therapist, reviewedAt, reviewedBy, reason, details, papers, photo, question } =
        application;
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
                  ['State', <ApplicationState key="state" application={application} />],
                  ['Applied', formatMoment(application.appliedAt)],
                  ['Sent', application.sentAt ? formatMoment(application.sentAt) : 'Not yet'],
                  ['Email', `${application.email}${application.emailVerified ? '' : ' (not confirmed)'}`],
                  ['Phone', application.phone ? spacedPhone(application.phone) : '–'],
                  ...(reviewedAt
                    ? ([
                        ['Decided', `${formatMoment(reviewedAt)}${reviewedBy ? ` by ${reviewedBy}` : ''}`],
                      ] as const)
                    : []),
                  ...(reason ? ([['Reason', reason]] as const) : []),
                ]}
              />
              {question && (
                <>
                  <h3 className="font-sans text-h4">What we asked</h3>
                  <p className="max-w-measure whitespace-pre-line break-words">{question}</p>
                </>
              )}
              {details ? (
                <ApplicationDetails details={details} papers={papers} photo={photo} name={application.name} />
              ) : (
                <>
                  <h3 className="font-sans text-h4">About the practice</h3>
                  <p className="max-w-measure whitespace-pre-line break-words">
                    {application.practice ?? 'Nothing was written.'}
                  </p>
                  {open && <p>The form is not sent yet. You can ask for it, or accept with what you know.</p>}
                </>
              )}
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
                    <p>Make a new listing from what was written, or join the account to one that is there.</p>
                    <Button asChild className="justify-self-start">
                      <a href={`${path}/listing`}>Accept with a new listing</a>
                    </Button>
                  </>
                )}
                {!open && <p className="text-muted-foreground">This application has been decided on.</p>}
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
                <Panel id="asking" title="Ask back">
                  <AskBackForm
                    id="ask"
                    postTo={path}
                    hidden={{ application: id }}
                    fields={[
                      {
                        name: 'question',
                        label: 'What is missing',
                        hint: 'The applicant reads it in their account, beside the open form.',
                      },
                    ]}
                    button="Ask the applicant"
                  />
                </Panel>
              )}
              {(open || status === 'declined') && (
                <Panel id="refusing" title={open ? 'Refuse' : 'Refused'}>
                  {!open && <p>The applicant reads the reason in their account.</p>}
                  <RefuseApplicationForm
                    id="refuse"
                    postTo={path}
                    hidden={{ application: id }}
                    fields={[
                      {
                        name: 'reason',
                        label: 'Reason',
                        hint: 'The applicant reads it in their account.',
                      },
                    ]}
                    button={open ? 'Refuse the application' : null}
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
