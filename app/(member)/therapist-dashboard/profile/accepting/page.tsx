import type { Metadata } from 'next';
import { profilePage } from '@/app/(member)/therapist-dashboard/profile/profile-page';
import { WaitlistCounts } from '@/components/booking/private/waitlist-counts';
import { ButtonForm } from '@/components/forms/button-form';
import { TitledSection } from '@/components/layout/titled-section';
import { Card } from '@/components/ui/card';
import { ownWaitlist } from '@/lib/booking/waitlist/queries';
import { setAcceptingClients } from '@/lib/therapist/proposal/actions';
import { ownProfile } from '@/lib/therapist/proposal/queries';
import { acceptingPath } from '@/lib/therapist/proposal/rules';

export const metadata: Metadata = { title: 'New clients' };

/** Whether new clients are welcome, and how many wait. */
export default function AcceptingPage() {
  return profilePage(acceptingPath, async (viewer) => {
    const [profile, waitlist] = await Promise.all([ownProfile(viewer), ownWaitlist(viewer)]);
    if (!profile) return null;
    const { accepting } = profile;
    return (
      <Card asChild className="grid min-w-0 max-w-3xl content-start gap-5">
        <TitledSection id="accepting" title="New clients">
          <p>
            Your profile says:{' '}
            <strong>{accepting ? 'new clients are welcome' : 'no new clients at the moment'}</strong>. You can
            change this at any time. We ask you to confirm it once a month.
          </p>
          <ButtonForm
            id="accepting-clients"
            action={setAcceptingClients}
            postTo={acceptingPath}
            fields={{ accepting: accepting ? 'no' : 'yes' }}
            label={accepting ? 'Stop taking new clients' : 'Take new clients again'}
          />
          {waitlist && (
            <div className="grid gap-3 border-border border-t pt-5">
              <h3 className="text-h4">Waitlist</h3>
              <WaitlistCounts {...waitlist} />
            </div>
          )}
        </TitledSection>
      </Card>
    );
  });
}
