import type { ReactNode } from 'react';
import { PictureForm } from '@/components/account/private/profile/picture-form';
import { ProfileForm } from '@/components/account/private/profile/profile-form';
import { ActionCard } from '@/components/layout/private/action-card';
import { TitledSection } from '@/components/layout/titled-section';
import { Card } from '@/components/ui/card';
import { MonitorSmartphone, ShieldCheck } from '@/components/ui/icons';
import type { OwnProfile } from '@/lib/account/profile/editing/queries';
import type { PictureOutcome } from '@/lib/account/profile/picture/rules';

/** One's own profile: picture, fields, and links to the rest of the account. */
export function ProfileEditor({
  profile,
  outcome,
  beside,
}: {
  readonly profile: OwnProfile;
  readonly outcome?: PictureOutcome;
  /** Lies below the fields of the form. */
  readonly beside: ReactNode;
}) {
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_1.5fr]">
        <Card asChild>
          <section aria-labelledby="your-photo">
            <h2 id="your-photo" className="mb-5 text-h3">
              Your photo
            </h2>
            <PictureForm
              name={`${profile.firstName} ${profile.lastName}`}
              picture={profile.picture}
              outcome={outcome}
            />
          </section>
        </Card>
        <Card asChild>
          <section aria-labelledby="your-details">
            <h2 id="your-details" className="mb-5 text-h3">
              Your details
            </h2>
            <ProfileForm profile={profile} beside={beside} />
          </section>
        </Card>
      </div>
      <TitledSection id="more" title="More settings" className="space-y-4">
        <ul className="grid gap-4 md:grid-cols-2">
          <ActionCard href="/account/privacy" title="Privacy" Icon={ShieldCheck}>
            See your data and who opened it, download a copy, or delete it.
          </ActionCard>
          <ActionCard href="/account/devices" title="Devices" Icon={MonitorSmartphone}>
            Where you are signed in. Sign out one device, or all of them.
          </ActionCard>
        </ul>
      </TitledSection>
    </>
  );
}
