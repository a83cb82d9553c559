'use client';

import { useRouter } from 'next/navigation';
import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { useFormAction } from '@/components/forms/use-form-action';
import { buttonStyle } from '@/components/ui/button';
import { signOutDevice, signOutEverywhere } from '@/lib/account/device/actions';
import type { SignedInDevice } from '@/lib/account/device/queries';
import { signOutPath } from '@/lib/auth/sign-out-paths';

const address = '/account/devices';
const oneId = 'sign-out-device';
const othersId = 'sign-out-others';
const button = buttonStyle({ look: 'secondary', className: 'max-sm:w-full' });

/** The devices somebody is signed in on, each with a way to end that, and one way to end all but this one. */
export function DeviceList({ devices }: { readonly devices: readonly SignedInDevice[] }) {
  const router = useRouter();
  const onSent = () => router.refresh();
  const one = useFormAction({ id: oneId, action: signOutDevice, postTo: `${address}?form=${oneId}`, onSent });
  const others = useFormAction({
    id: othersId,
    action: signOutEverywhere,
    postTo: `${address}?form=${othersId}`,
    onSent,
  });
  const hasOthers = devices.some(({ isThisOne }) => !isThisOne);

  return (
    <div className="grid gap-6">
      {[
        { id: oneId, form: one },
        { id: othersId, form: others },
      ].map(({ id, form: { result, focusRef } }) => (
        <div key={id} className="contents">
          <ErrorSummary formId={id} result={result} focusRef={focusRef} />
          <FormStatus result={result} focusRef={focusRef} />
        </div>
      ))}
      <ul className="grid divide-y divide-line">
        {devices.map((device) => (
          <li
            key={device.sessionId}
            className="flex items-center justify-between gap-x-6 gap-y-3 py-4 max-sm:flex-wrap"
          >
            <DeviceWords device={device} />
            {device.isThisOne ? (
              <form action={signOutPath} method="post" className="shrink-0 max-sm:w-full">
                <button type="submit" className={button}>
                  Sign out<span className="sr-only"> on this device</span>
                </button>
              </form>
            ) : (
              // One answer for all of them, said above the list: the row that was pressed is gone by then.
              <form {...one.formProps} id={`${oneId}-${device.sessionId}`} className="shrink-0 max-sm:w-full">
                <input type="hidden" name="sessionId" value={device.sessionId} />
                <button type="submit" disabled={one.sending} className={button}>
                  Sign out
                  <span className="sr-only">
                    : {device.name}, last used {device.lastSeenAt}
                  </span>
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {hasOthers && (
        <form {...others.formProps} aria-label="Other devices">
          <button type="submit" disabled={others.sending} className={button}>
            {others.sending ? 'Sending...' : 'Sign out everywhere else'}
          </button>
        </form>
      )}
    </div>
  );
}

function DeviceWords({ device }: { readonly device: SignedInDevice }) {
  const { name, isThisOne, signedInAt, lastSeenAt } = device;
  return (
    <div className="grid min-w-0 gap-0.5">
      <p className="flex flex-wrap items-center gap-x-3 font-semibold">
        {name}
        {isThisOne && (
          <span className="rounded-full bg-primary-soft px-3 py-0.5 font-medium text-primary text-small">
            This device
          </span>
        )}
      </p>
      <p className="text-ink-soft text-small">
        {isThisOne ? 'In use now' : `Last used ${lastSeenAt}`} · signed in {signedInAt}
      </p>
    </div>
  );
}
