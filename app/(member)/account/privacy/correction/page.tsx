import type { Metadata } from 'next';
import { guarded } from '@/components/member/guarded';
import { CorrectionForm } from '@/components/privacy/correction-form';
import { CorrectionList } from '@/components/privacy/correction-list';
import { Nothing, Panel } from '@/components/privacy/panel';
import { PrivacyPage } from '@/components/privacy/privacy-page';
import { requireViewer } from '@/lib/auth/guard';
import { issueFormToken } from '@/lib/form-token';
import { listOwnCorrections } from '@/lib/privacy/correction/queries';
import { correctionFormKind } from '@/lib/privacy/correction/rules';

export const metadata: Metadata = { title: 'Have something corrected' };

const here = '/account/privacy/correction';

/** Requests for correction: a new one, and what became of earlier ones. */
export default function CorrectionPage() {
  return guarded(
    () => requireViewer(here),
    async (viewer) => {
      const corrections = await listOwnCorrections(viewer);
      return (
        <PrivacyPage
          here={here}
          title="Have something corrected"
          lead={
            <>
              Your name, phone, goals and picture you change yourself in{' '}
              <a href="/edit-profile" className="text-link">
                your profile
              </a>
              . For everything else, such as your email address, ask us here.
            </>
          }
        >
          <Panel id="ask" title="Ask for a correction">
            <CorrectionForm formToken={issueFormToken(correctionFormKind)} />
          </Panel>
          <Panel id="asked" title="What you have asked for">
            {corrections.length > 0 ? (
              <CorrectionList corrections={corrections} />
            ) : (
              <Nothing>Nothing so far. Your requests stand here with what became of them.</Nothing>
            )}
          </Panel>
        </PrivacyPage>
      );
    },
  );
}
