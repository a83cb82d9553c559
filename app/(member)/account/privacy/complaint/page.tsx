import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { Panel } from '@/components/layout/panel';
import { GrievancePromise } from '@/components/privacy/grievance/grievance-promise';
import { GrievanceList } from '@/components/privacy/private/grievance-list';
import { OwnGrievanceForm } from '@/components/privacy/private/own-grievance-form';
import { PrivacyPage } from '@/components/privacy/private/privacy-page';
import { EmptyNote } from '@/components/ui/empty';
import { requireViewer } from '@/lib/account/session/guard';
import { zoneOf } from '@/lib/account/session/viewer';
import { listOwnGrievances } from '@/lib/privacy/grievance/queries';
import { memberGrievanceFormKind } from '@/lib/privacy/grievance/rules';
import { issueVisitToken } from '@/lib/server/action/form-token';
import { readLegalIdentity } from '@/lib/site/owner/queries';

export const metadata: Metadata = { title: 'Make a complaint' };

const here = '/account/privacy/complaint';

export default function ComplaintPage() {
  return guarded(
    () => requireViewer(here),
    async (viewer) => {
      const [grievances, { grievanceOfficer }] = await Promise.all([
        listOwnGrievances(viewer),
        readLegalIdentity(),
      ]);
      return (
        <PrivacyPage
          here={here}
          title="Make a complaint"
          lead="You can complain about your data, a therapist or us. It will not affect how we treat you."
        >
          <Panel id="tell" title="Tell us what happened">
            <OwnGrievanceForm formToken={issueVisitToken(memberGrievanceFormKind)} />
          </Panel>
          <Panel id="next" title="What happens next">
            <GrievancePromise officer={grievanceOfficer} />
          </Panel>
          <Panel id="made" title="Your complaints">
            {grievances.length > 0 ? (
              <GrievanceList grievances={grievances} timeZone={zoneOf(viewer)} />
            ) : (
              <EmptyNote>You have made no complaints from this account.</EmptyNote>
            )}
          </Panel>
        </PrivacyPage>
      );
    },
  );
}
