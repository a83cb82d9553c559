'use client';

import { useEffect, useState } from 'react';
import {
  endSubscription,
  readPushState,
  subscribeHere,
} from '@/components/account/private/notification/push-subscription';
import { Form } from '@/components/forms/form';
import { useFormAction } from '@/components/forms/use-form-action';
import { Button } from '@/components/ui/button';
import { turnPushOff, turnPushOn } from '@/lib/notification/push/actions';
import type { OwnPush } from '@/lib/notification/push/queries';
import { pushMessages } from '@/lib/notification/push/rules';

const postTo = '/account/notifications';

const others = (count: number) =>
  count === 1
    ? 'One other device also gets notifications.'
    : `${count} other devices also get notifications.`;

function TurnOn({ publicKey }: { readonly publicKey: string }) {
  const [state, setState] = useState<'unknown' | 'possible' | 'denied' | 'unsupported'>('unknown');
  useEffect(() => setState(readPushState()), []);
  const form = useFormAction({
    id: 'push-on',
    action: turnPushOn,
    postTo,
    send: async (fields) => {
      const subscription = await subscribeHere(publicKey);
      if (!subscription) {
        setState(readPushState());
        return { ok: false, message: pushMessages.denied };
      }
      for (const [name, value] of Object.entries(subscription)) fields.set(name, value);
      return turnPushOn(null, fields);
    },
  });
  if (state === 'denied') return <p>{pushMessages.denied}</p>;
  if (state === 'unsupported') return <p>{pushMessages.unsupported}</p>;
  return (
    <Form form={form} className="needs-script grid gap-4">
      <Button type="submit" disabled={form.sending || state === 'unknown'} className="justify-self-start">
        Show notifications on this device
      </Button>
    </Form>
  );
}

function TurnOff() {
  const form = useFormAction({
    id: 'push-off',
    action: turnPushOff,
    postTo,
    onSent: () => {
      void endSubscription();
    },
  });
  return (
    <Form form={form} className="grid gap-4">
      <Button type="submit" variant="outline" disabled={form.sending} className="justify-self-start">
        Stop on this device
      </Button>
    </Form>
  );
}

/** Whether the browser of this session shows notifications, and the way to change it. */
export function PushCard({ push: { publicKey, here, elsewhere } }: { readonly push: OwnPush }) {
  return (
    <div className="grid gap-4">
      <p role="status" className="max-w-measure text-muted-foreground">
        {here
          ? 'This device shows your notifications while you are signed in on it.'
          : 'This device can notify you even when Antarman is not open.'}{' '}
        They never say who wrote or what it is about. They arrive during the hours you chose, and stop when
        you sign out.
      </p>
      {here ? <TurnOff /> : <TurnOn publicKey={publicKey} />}
      {elsewhere > 0 && <p className="text-muted-foreground text-small">{others(elsewhere)}</p>}
    </div>
  );
}
