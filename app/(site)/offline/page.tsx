import type { Metadata } from 'next';
import { TitledSection } from '@/components/layout/titled-section';
import { ConnectionState, OnDevice } from '@/components/site/offline/on-device';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { FieldDescription } from '@/components/ui/field';
import { Phone } from '@/components/ui/icons';

export const dynamic = 'force-static';

export const metadata: Metadata = { title: 'You are offline', robots: { index: false } };

/** The service worker shows it in place of a page that is not on the device. */
export default function OfflinePage() {
  return (
    <div className="container-page max-w-3xl space-y-8 pt-4 pb-16 sm:pt-8">
      <div className="space-y-3">
        <h1 className="text-h2">You are offline</h1>
        <p className="max-w-measure">
          The page you wanted is not on this device. Calls work without the internet.
        </p>
      </div>
      <Alert asChild variant="destructive" frame="rail" size="flush" className="p-5 sm:p-7">
        <TitledSection id="call" title="Do you need help now?" className="space-y-3">
          <p className="grid gap-3 sm:grid-cols-2">
            <Button asChild variant="destructive">
              <a href="tel:112">
                <Phone aria-hidden="true" className="size-5" />
                In danger: call 112
              </a>
            </Button>
            <Button asChild>
              <a href="tel:14416">
                <Phone aria-hidden="true" className="size-5" />
                To talk, free: call 14416
              </a>
            </Button>
          </p>
        </TitledSection>
      </Alert>
      <ConnectionState />
      <OnDevice>
        <FieldDescription>
          Articles, worksheets and exercises that you open are kept on this device, so that you can read them
          without a connection.
        </FieldDescription>
      </OnDevice>
    </div>
  );
}
