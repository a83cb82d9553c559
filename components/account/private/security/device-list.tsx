'use client';

import { useRouter } from 'next/navigation';
import { FormAnswer } from '@/components/forms/form';
import { ConfirmButton } from '@/components/forms/private/confirm-button';
import { Folded } from '@/components/forms/private/folded';
import { useFormAction } from '@/components/forms/use-form-action';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { signOutDevice, signOutEverywhere } from '@/lib/account/device/actions';
import type { SignedInDevice } from '@/lib/account/device/queries';
import { signOutPath } from '@/lib/account/session/sign-out-paths';

const address = '/account/devices';
const oneId = 'sign-out-device';
const othersId = 'sign-out-others';
/** Devices that show at once; more of them make a long page on a phone. */
const most = 4;

/**
 * The devices on which somebody is signed in, each with a button to sign it out, and one button for all but this one.
 */
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

  const rowOf = (device: SignedInDevice) => (
    <li
      key={device.sessionId}
      className="flex items-center justify-between gap-x-6 gap-y-3 py-4 max-sm:flex-wrap"
    >
      <DeviceWords device={device} />
      {device.isThisOne ? (
        <form action={signOutPath} method="post" className="shrink-0 max-sm:w-full">
          <Button type="submit" variant="outline" className="max-sm:w-full">
            Sign out<span className="sr-only"> on this device</span>
          </Button>
        </form>
      ) : (
        // One answer for all rows, above the list, because the submitted row is gone by then.
        <form {...one.formProps} id={`${oneId}-${device.sessionId}`} className="shrink-0 max-sm:w-full">
          <input type="hidden" name="sessionId" value={device.sessionId} />
          <Button type="submit" disabled={one.sending} variant="outline" className="max-sm:w-full">
            Sign out
            <span className="sr-only">
              : {device.name}, last used {device.lastSeenAt}
            </span>
          </Button>
        </form>
      )}
    </li>
  );
  const rest = devices.slice(most);

  return (
    <div className="grid gap-6">
      <FormAnswer form={one} />
      <FormAnswer form={others} />
      <ul className="grid divide-y divide-border">{devices.slice(0, most).map(rowOf)}</ul>
      {rest.length > 0 && (
        <Folded behind={rest.length === 1 ? '1 more device' : `${rest.length} more devices`}>
          <ul className="grid divide-y divide-border">{rest.map(rowOf)}</ul>
        </Folded>
      )}
      {hasOthers && (
        <form {...others.formProps} aria-label="Other devices">
          <ConfirmButton
            question="Sign out on all other devices?"
            consequence="You stay signed in here. All other devices will need your password again."
            disabled={others.sending}
            className="max-sm:w-full"
          >
            {others.sending ? 'Signing out...' : 'Sign out everywhere else'}
          </ConfirmButton>
        </form>
      )}
    </div>
  );
}

function DeviceWords({ device }: { readonly device: SignedInDevice }) {
  const { name, isThisOne, signedInAt, lastSeenAt, bare } = device;
  return (
    <div className="grid min-w-0 gap-0.5">
      <p className="flex flex-wrap items-center gap-x-3 font-semibold">
        {name}
        {isThisOne && <Badge variant="secondary">This device</Badge>}
      </p>
      <p data-bare={bare ? '' : undefined} className="text-muted-foreground text-small">
        {isThisOne ? 'In use now' : `Last used ${lastSeenAt}`} ·{' '}
        <span className="inline-block">signed in {signedInAt}</span>
      </p>
    </div>
  );
}
