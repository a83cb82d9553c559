import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { ChangePasswordForm } from '@/components/account/private/security/change-password-form';
import { DeviceList } from '@/components/account/private/security/device-list';
import { Panel } from '@/components/layout/panel';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import { TitledSection } from '@/components/layout/titled-section';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import { listDevices } from '@/lib/account/device/queries';
import { ownPassword } from '@/lib/account/password/queries';
import { ownSecondFactor, type SecondFactorState } from '@/lib/account/second-factor/queries';
import { recoveryCodeCount } from '@/lib/account/second-factor/rules';
import { absoluteMs, idleMs } from '@/lib/account/session/adapter';
import { isTherapist, requireViewer } from '@/lib/account/session/guard';
import { secondFactorPath } from '@/lib/account/session/second-factor';
import type { Viewer } from '@/lib/account/session/session';
import { day } from '@/lib/format/duration';
import { ownPractice } from '@/lib/therapist/practice/queries';

/** Offers the second step to a therapist, or says since when it is on. */
function SecondStepCard({ factor }: { readonly factor: SecondFactorState }) {
  const isOn = factor.state === 'set-up';
  return (
    <Panel id="second-step" title="Two-step verification">
      {isOn ? (
        <p>
          On since <When at={factor.since} />. We ask for a code after each sign-in. You have{' '}
          {factor.codesLeft} of {recoveryCodeCount} recovery codes left.
        </p>
      ) : (
        <p>
          After each sign-in you enter a code from your phone. A stolen password then cannot open your
          clients’ messages. You need two-step verification to see your payments and payment details.
        </p>
      )}
      <Button asChild variant="outline" className="justify-self-start">
        <a href={secondFactorPath('/account/devices', 'therapist')}>
          {isOn ? 'Manage two-step verification' : 'Set up two-step verification'}
        </a>
      </Button>
    </Panel>
  );
}

export const metadata: Metadata = { title: 'Devices and password' };

async function devicesPage(viewer: Viewer) {
  const isPractice = isTherapist(viewer) && (await ownPractice(viewer)) !== null;
  const [devices, { owner, exists }, factor] = await Promise.all([
    listDevices(viewer),
    ownPassword(viewer),
    isPractice ? ownSecondFactor(viewer) : null,
  ]);
  return (
    <div className="workspace-page">
      <PageHead
        title="Devices and password"
        lead="Your signed-in devices. If you do not recognise a device, sign it out and change your password."
      />
      <div className="grid items-start gap-8 lg:grid-cols-[1.25fr_1fr]">
        <Panel id="devices" title="Signed in on">
          <DeviceList devices={devices} />
          <p className="text-muted-foreground text-small">
            We sign a device out after {idleMs / day} days without use, and every device after{' '}
            {absoluteMs / day} days.
          </p>
        </Panel>
        <div className="grid gap-8">
          <Card asChild className="grid content-start gap-4">
            <TitledSection id="password" title={exists ? 'Change your password' : 'Your password'}>
              {exists ? (
                <ChangePasswordForm owner={owner} />
              ) : (
                <>
                  <p>
                    You sign in with Google, so you do not need a password. To set one as well, ask for a
                    link.
                  </p>
                  <Button asChild variant="outline">
                    <a href="/forgot-password">Set a password</a>
                  </Button>
                </>
              )}
            </TitledSection>
          </Card>
          {factor && <SecondStepCard factor={factor} />}
        </div>
      </div>
    </div>
  );
}

export default function DevicesPage() {
  return guarded(() => requireViewer('/account/devices'), devicesPage);
}
