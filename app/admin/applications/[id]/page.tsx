import type { Metadata } from 'next';
import { Fragment } from 'react';
import { AdminPage } from '@/components/admin/admin-page';
import { AcceptForm } from '@/components/admin/application/accept-form';
import { ApplicationDetails } from '@/components/admin/application/application-details';
import { ApplicationState } from '@/components/admin/application/application-tables';
import { AskBackForm, RefuseApplicationForm } from '@/components/admin/application/decision-forms';
import { adminRecordPage } from '@/components/admin/record-page';
import { Panel } from '@/components/layout/panel';
import { Facts } from '@/components/layout/private/facts';
import { Button } from '@/components/ui/button';
import { When } from '@/components/ui/format';
import { readApplication } from '@/lib/admin/application/queries';
import { therapistPath } from '@/lib/admin/therapist/rules';
import { spacedPhone } from '@/lib/format/spaced-phone';
import { readRequest } from '@/lib/server/request/read-request';

export const metadata: Metadata = { title: 'Application' };

export default async function ApplicationPage({ params }: PageProps<'/admin/applications/[id]'>) {
  const { id } = await params;
  const path = `/admin/applications/${id}`;
  return adminRecordPage(
    path,
    async (viewer) => readApplication(viewer, id, await readRequest()),
    (application) => {
      const { status, therapist, reviewedAt, reviewedBy, reason, details, papers, photo, question } =
        application;
      const open = status === 'submitted';
      return (
        <AdminPage
          title={application.name}
          lead={open && 'Check the register numbers before you accept.'}
          back={{ href: '/admin/applications', label: 'All applications' }}
        >
          <div className="grid items-start gap-6 xl:grid-cols-2">
            <Panel id="applicant" title="Applicant">
              <Facts
                facts={[
                  ['State', <ApplicationState key="state" application={application} />],
                  ['Applied', <When key="at" at={application.appliedAt} />],
                  ['Form sent', application.sentAt ? <When key="at" at={application.sentAt} /> : 'No'],
                  ['Email', `${application.email}${application.emailVerified ? '' : ' (not confirmed)'}`],
                  ['Phone', application.phone ? spacedPhone(application.phone) : '–'],
                  ...(reviewedAt
                    ? ([
                        [
                          'Closed',
                          <Fragment key="closed">
                            <When at={reviewedAt} />
                            {reviewedBy && ` by ${reviewedBy}`}
                          </Fragment>,
                        ],
                      ] as const)
                    : []),
                  ...(reason ? ([['Reason', reason]] as const) : []),
                ]}
              />
              {question && (
                <>
                  <h3 className="font-sans text-h4">What we asked</h3>
                  <p className="max-w-measure whitespace-pre-line wrap-anywhere">{question}</p>
                </>
              )}
              {details ? (
                <ApplicationDetails details={details} papers={papers} photo={photo} name={application.name} />
              ) : (
                <>
                  <h3 className="font-sans text-h4">About the practice</h3>
                  <p className="max-w-measure whitespace-pre-line wrap-anywhere">
                    {application.practice ?? 'No details.'}
                  </p>
                  {open && (
                    <p>
                      The applicant has not sent the form yet. You can ask for it, or accept with the details
                      you have.
                    </p>
                  )}
                </>
              )}
              {therapist && (
                <a className="text-link tap justify-self-start" href={therapistPath(therapist.id)}>
                  {therapist.name} in the directory
                </a>
              )}
            </Panel>
            <div className="grid gap-6">
              <Panel id="accepting" title={open ? 'Accept' : 'Decision'}>
                {open && (
                  <>
                    <p>
                      Create a new listing from the application, or link the account to an existing listing.
                    </p>
                    <Button asChild className="justify-self-start">
                      <a href={`${path}/listing`}>Accept with a new listing</a>
                    </Button>
                  </>
                )}
                {!open && <p className="text-muted-foreground">This application is closed.</p>}
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
                <Panel id="asking" title="Ask a question">
                  <AskBackForm
                    id="ask"
                    postTo={path}
                    hidden={{ application: id }}
                    fields={[
                      {
                        name: 'question',
                        label: 'Question',
                        hint: 'The applicant sees it in their account, next to the form.',
                      },
                    ]}
                    button="Ask the applicant"
                  />
                </Panel>
              )}
              {(open || status === 'declined') && (
                <Panel id="refusing" title={open ? 'Decline' : 'Declined'}>
                  {!open && <p>The applicant sees the reason in their account.</p>}
                  <RefuseApplicationForm
                    id="refuse"
                    postTo={path}
                    hidden={{ application: id }}
                    fields={[
                      {
                        name: 'reason',
                        label: 'Reason',
                        hint: 'The applicant sees it in their account.',
                      },
                    ]}
                    button={open ? 'Decline application' : null}
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
