import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { HeldList } from '@/components/privacy/private/held-list';
import { PrivacyPage } from '@/components/privacy/private/privacy-page';
import { requireViewer } from '@/lib/account/session/guard';
import { heldRecords } from '@/lib/privacy/records/queries';

export const metadata: Metadata = { title: 'What we hold about you' };

const here = '/account/privacy/held';

export default function HeldPage() {
  return guarded(
    () => requireViewer(here),
    async (viewer) => (
      <PrivacyPage
        here={here}
        title="What we hold about you"
        lead={
          <>
            Each kind of data, and why we hold it. The full list is in the{' '}
            <a href="/privacy" className="text-link">
              privacy notice
            </a>
            .
          </>
        }
      >
        <HeldList records={await heldRecords(viewer)} />
      </PrivacyPage>
    ),
  );
}
