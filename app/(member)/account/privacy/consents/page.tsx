import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { ConsentCard } from '@/components/privacy/private/consent-card';
import { PrivacyPage } from '@/components/privacy/private/privacy-page';
import { listConsents } from '@/lib/account/consent/queries';
import { requireViewer } from '@/lib/account/session/guard';

export const metadata: Metadata = { title: 'What you agreed to' };

const here = '/account/privacy/consents';

export default function ConsentsPage() {
  return guarded(
    () => requireViewer(here),
    async (viewer) => (
      <PrivacyPage
        here={here}
        title="What you agreed to"
        lead="You can agree to each use separately, and withdraw with one tap. What we did before you withdrew remains lawful."
      >
        <ul className="grid gap-5">
          {(await listConsents(viewer)).map((consent, index) => (
            <ConsentCard key={consent.purpose} consent={consent} number={index + 1} />
          ))}
        </ul>
      </PrivacyPage>
    ),
  );
}
