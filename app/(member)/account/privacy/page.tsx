import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { Panel } from '@/components/layout/panel';
import { ActionCard } from '@/components/layout/private/action-card';
import { QuickExit } from '@/components/layout/quick-exit';
import { HeldList } from '@/components/privacy/private/held-list';
import { privacyRooms } from '@/components/privacy/private/rooms';
import { ArrowLeft } from '@/components/ui/icons';
import { requireViewer } from '@/lib/account/session/guard';
import { heldRecords } from '@/lib/privacy/records/queries';

export const metadata: Metadata = { title: 'Your privacy' };

/** First page of the privacy centre: what people can do, what we hold about them, and why. */
export default function PrivacyCentrePage() {
  return guarded(
    () => requireViewer('/account/privacy'),
    async (viewer) => (
      <>
        <QuickExit />
        <div className="container-page grid gap-10 pt-2 pb-16">
          <header className="grid gap-3">
            <a href="/account" className="tap gap-2 justify-self-start text-link font-semibold">
              <ArrowLeft aria-hidden="true" className="size-5" />
              Your account
            </a>
            <h1>Your privacy</h1>
            <p className="max-w-measure text-muted-foreground text-lead">
              What you have told us stays yours. Here you see it, change it, take it along, or take it away.
            </p>
          </header>
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
              The whole of it, for everybody, stands in the{' '}
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
