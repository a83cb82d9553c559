import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { Panel } from '@/components/layout/panel';
import { TitledSection } from '@/components/layout/titled-section';
import { OwnCopy } from '@/components/privacy/private/own-copy';
import { PrivacyPage } from '@/components/privacy/private/privacy-page';
import { requireViewer } from '@/lib/account/session/guard';
import { zoneOf } from '@/lib/account/session/viewer';
import { requestMyExport } from '@/lib/privacy/export/actions';
import { practicePath } from '@/lib/privacy/export/practice/rules';
import { latestExport } from '@/lib/privacy/export/queries';

export const metadata: Metadata = { title: 'A copy of your data' };

const here = '/account/privacy/copy';

export default function CopyPage() {
  return guarded(
    () => requireViewer(here),
    async (viewer) => (
      <PrivacyPage
        here={here}
        title="A copy of your data"
        lead="One file with all your data: a page you can read, a version for software, and your files. It is free."
      >
        <Panel id="copy" title="Your copy">
          <OwnCopy
            latest={await latestExport(viewer)}
            timeZone={zoneOf(viewer)}
            action={requestMyExport}
            path={here}
            noun="copy"
          />
        </Panel>
        <TitledSection id="know" title="Good to know" size="h4" className="grid max-w-measure gap-3">
          <ul className="list-disc space-y-2 pl-5 marker:text-primary">
            <li>
              It takes a few minutes. We email you when it is ready. The email does not contain the file.
            </li>
            <li>Only you can download it, and only while you are signed in.</li>
            <li>The file is personal. Download it only on a device that no one else uses.</li>
            {viewer.profile?.role === 'therapist' && (
              <li>
                Records of your clients are in your{' '}
                <a href={practicePath} className="text-link">
                  practice file
                </a>
                .
              </li>
            )}
          </ul>
        </TitledSection>
      </PrivacyPage>
    ),
  );
}
