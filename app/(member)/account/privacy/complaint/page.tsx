import type { Metadata } from 'next';
import { guarded } from '@/components/member/guarded';
import { GrievanceForm } from '@/components/privacy/grievance-form';
import { GrievanceList } from '@/components/privacy/grievance-list';
import { GrievancePromise } from '@/components/privacy/grievance-promise';
import { Nothing, Panel } from '@/components/privacy/panel';
import { PrivacyPage } from '@/components/privacy/privacy-page';
import { requireViewer } from '@/lib/auth/guard';
import { issueFormToken } from '@/lib/form-token';
import { listOwnGrievances } from '@/lib/privacy/grievance/queries';
import { memberGrievanceFormKind } from '@/lib/privacy/grievance/rules';

export const metadata: Metadata = { title: 'Make a complaint' };

const here = '/account/privacy/complaint';

/** Complaints of the viewer: a new one, and the clocks of earlier ones. */
export default function ComplaintPage() {
  return guarded(
    () => requireViewer(here),
    async (viewer) => {
      const grievances = await listOwnGrievances(viewer);
      return (
        <PrivacyPage
          here={here}
          title="Make a complaint"
          lead="About your data, about a therapist, about us. It changes nothing in how you are treated here."
        >
          <Panel id="tell" title="Tell us what happened">
            <GrievanceForm formToken={issueFormToken(memberGrievanceFormKind)} asMember />
          </Panel>
          <Panel id="next" title="What happens then">
            <GrievancePromise />
          </Panel>
          <Panel id="made" title="Your complaints">
            {grievances.length > 0 ? (
              <GrievanceList grievances={grievances} />
            ) : (
              <Nothing>You have made none from this account.</Nothing>
            )}
          </Panel>
        </PrivacyPage>
      );
    },
  );
}
