import type { Metadata } from 'next';
import { ChangePasswordForm } from '@/components/account/change-password-form';
import { DeviceList } from '@/components/account/device-list';
import { guarded } from '@/components/member/guarded';
import { ButtonLink } from '@/components/ui/button';
import { listDevices } from '@/lib/account/device/queries';
import { ownPassword } from '@/lib/account/password/queries';
import { requireViewer } from '@/lib/auth/guard';
import type { Viewer } from '@/lib/auth/session';

export const metadata: Metadata = { title: 'Devices and password' };

const card = 'grid content-start gap-4 rounded-card border border-line bg-paper-2 p-5 shadow-card sm:p-8';

async function Devices({ viewer }: { viewer: Viewer }) {
  const [devices, { owner, exists }] = await Promise.all([listDevices(viewer), ownPassword(viewer)]);
  return (
    <div className="container-page grid gap-8 pt-8 pb-16 lg:pt-12">
      <div className="grid max-w-measure gap-3">
        <h1>Devices and password</h1>
        <p className="text-ink-soft text-lead">
          Where you are signed in. If you see a device you do not know, sign it out and change your password.
        </p>
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[1.25fr_1fr]">
        <section aria-labelledby="devices" className={card}>
          <h2 id="devices" className="text-h3">
            Signed in on
          </h2>
          <DeviceList devices={devices} />
          <p className="text-ink-soft text-small">
            A device that is not used for 7 days is signed out by itself, any device after 30 days.
          </p>
        </section>
        <section aria-labelledby="password" className={card}>
          <h2 id="password" className="text-h3">
            {exists ? 'Change your password' : 'Your password'}
          </h2>
          {exists ? (
            <ChangePasswordForm owner={owner} />
          ) : (
            <>
              <p>
                You sign in with Google and need no password here. If you would like one as well, ask for a
                link.
              </p>
              <ButtonLink look="secondary" href="/forgot-password">
                Set a password
              </ButtonLink>
            </>
          )}
        </section>
      </div>
    </div>
  );
}

export default function DevicesPage() {
  return guarded(
    () => requireViewer('/account/devices'),
    (viewer) => <Devices viewer={viewer} />,
  );
}
