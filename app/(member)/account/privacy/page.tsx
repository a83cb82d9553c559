import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { Panel } from '@/components/layout/panel';
import { ActionCard } from '@/components/layout/private/action-card';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import { HeldList } from '@/components/privacy/private/held-list';
import { privacyRooms } from '@/components/privacy/private/rooms';
import { requireViewer } from '@/lib/account/session/guard';
import { heldRecords } from '@/lib/privacy/records/queries';

export const metadata: Metadata = { title: 'Your privacy' };

/** First page of the privacy centre: what people can do, what we hold about them, and why. */
export default function PrivacyCentrePage() {
  return guarded(
    () => requireViewer('/account/privacy'),
    async (viewer) => (
      <>
        <div className="container-page grid gap-6 pt-4 pb-12">
          <PageHead
            title="Your privacy"
            lead="What you have told us stays yours. Here you see it, change it, take it along, or take it away."
          />
          <section aria-labelledby="do" className="grid gap-4">
            <h2 id="do" className="text-h3">
              What you can do
            </h2>
            <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
              {privacyRooms.map(({ href, title, text, Icon }) => (
                <ActionCard key={href} href={href} title={title} Icon={Icon}>
                  {text}
                </ActionCard>
              ))}
            </ul>
          </section>
          <Panel id="held" title="What we hold about you, and why">
            <HeldList records={await heldRecords(viewer)} />
            <p>
              The full list, for everybody, is in the{' '}
              <a href="/privacy" className="text-link">
                privacy notice
              </a>
              .
            </p>
          </Panel>
        </div>
      </>
    ),
  );
}
