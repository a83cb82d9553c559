import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { ActionCard } from '@/components/layout/private/action-card';
import { MovedAnchors } from '@/components/layout/private/moved-anchors';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import { privacySections } from '@/components/privacy/private/sections';
import { requireViewer } from '@/lib/account/session/guard';

export const metadata: Metadata = { title: 'Your privacy' };

const moved = { held: '/account/privacy/held' };

export default function PrivacyCentrePage() {
  return guarded(
    () => requireViewer('/account/privacy'),
    () => (
      <div className="workspace-page">
        <MovedAnchors places={moved} />
        <PageHead
          title="Your privacy"
          lead="Your data belongs to you. View, correct, download or delete it here."
        />
        <section aria-labelledby="do">
          <h2 id="do" className="sr-only">
            What you can do
          </h2>
          <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {privacySections.map(({ href, title, text, Icon }) => (
              <ActionCard key={href} href={href} title={title} Icon={Icon}>
                {text}
              </ActionCard>
            ))}
          </ul>
        </section>
      </div>
    ),
  );
}
