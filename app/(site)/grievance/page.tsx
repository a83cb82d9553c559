import { Panel } from '@/components/layout/panel';
import { GrievanceForm } from '@/components/privacy/grievance/grievance-form';
import { GrievancePromise } from '@/components/privacy/grievance/grievance-promise';
import { grievanceFormKind } from '@/lib/privacy/grievance/rules';
import { issueFormToken } from '@/lib/server/action/form-token';
import { readLegalIdentity } from '@/lib/site/owner/queries';
import { pageMetadata } from '@/lib/site/seo/metadata';

/** Seconds. The form's token is good for thirty days. */
export const revalidate = 3600;

export function generateMetadata() {
  return pageMetadata({
    title: 'Make a complaint',
    description:
      'A complaint about your data, a therapist or us goes to our grievance officer: a reference at once, an answer within one month.',
    path: '/grievance',
  });
}

/** Complaints of anybody, with an account or without. */
export default async function GrievancePage() {
  const { grievanceOfficer } = await readLegalIdentity();
  return (
    <div className="container-page grid gap-8 pt-4 pb-16 sm:pt-8 lg:pb-24">
      <header className="grid max-w-measure gap-3">
        <h1>Make a complaint</h1>
        <p className="text-muted-foreground text-lead">
          About your data, about a therapist, about us. It goes to our grievance officer, who has to answer
          it.
        </p>
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-[1.5fr_1fr]">
        <Panel id="tell" title="Tell us what happened">
          <GrievanceForm formToken={issueFormToken(grievanceFormKind)} />
        </Panel>
        <div className="grid gap-8">
          <Panel id="next" title="What happens next">
            <GrievancePromise officer={grievanceOfficer} />
          </Panel>
          <p>
            You have an account? Then you can follow your complaint when you{' '}
            <a href="/account/privacy/complaint" className="text-link">
              make it there
            </a>
            . In danger, call 112: this form is not watched at night.
          </p>
        </div>
      </div>
    </div>
  );
}
