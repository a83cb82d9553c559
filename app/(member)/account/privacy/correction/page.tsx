import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { Panel } from '@/components/layout/panel';
import { CorrectionForm } from '@/components/privacy/private/correction-form';
import { CorrectionList } from '@/components/privacy/private/correction-list';
import { PrivacyPage } from '@/components/privacy/private/privacy-page';
import { EmptyNote } from '@/components/ui/empty';
import { requireViewer } from '@/lib/account/session/guard';
import { listOwnCorrections } from '@/lib/privacy/correction/queries';
import { correctionFormKind } from '@/lib/privacy/correction/rules';
import { issueVisitToken } from '@/lib/server/action/form-token';

export const metadata: Metadata = { title: 'Correct your details' };

const here = '/account/privacy/correction';

export default function CorrectionPage() {
  return guarded(
    () => requireViewer(here),
    async (viewer) => {
      const corrections = await listOwnCorrections(viewer);
      return (
        <PrivacyPage
          here={here}
          title="Correct your details"
          lead={
            <>
              You can change your name, phone, goals and picture in{' '}
              <a href="/edit-profile" className="text-link">
                your profile
              </a>
              . For everything else, such as your email address, ask us here.
            </>
          }
        >
          <Panel id="ask" title="Ask for a correction">
            <CorrectionForm formToken={issueVisitToken(correctionFormKind)} />
          </Panel>
          <Panel id="asked" title="Your requests">
            {corrections.length > 0 ? (
              <CorrectionList corrections={corrections} />
            ) : (
              <EmptyNote>No requests yet. You will see your requests and their outcome here.</EmptyNote>
            )}
          </Panel>
        </PrivacyPage>
      );
    },
  );
}
