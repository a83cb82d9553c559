'use client';

import { useEffect, useRef, useState } from 'react';
import { FormAnswer } from '@/components/forms/form';
import { ConfirmButton } from '@/components/forms/private/confirm-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { changeCalendarFeed } from '@/lib/booking/calendar/feed/actions';
import { feedPath } from '@/lib/booking/calendar/feed/rules';

const formId = 'calendar-feed';

function NewAddress({ address }: { readonly address: string }) {
  const [ready, setReady] = useState(false);
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setReady(true), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setSaid('Copied.');
    } catch {
      field.current?.select();
      setSaid('We could not copy the link in this browser. It is selected, so you can copy it yourself.');
    }
  }

  return (
    <Card variant="accent" size="sm" className="grid gap-4">
      <Label htmlFor="feed-address">Your secret link</Label>
      <Input
        id="feed-address"
        ref={field}
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {ready && <Button onClick={copy}>Copy link</Button>}
        <a href={address.replace(/^https?:/, 'webcal:')} className="tap text-link">
          Open in the calendar of this device
        </a>
        <p role="status">{said}</p>
      </div>
    </Card>
  );
}

/** Makes, replaces and ends the secret address. Nobody can read it again later: after a loss one makes a new one. */
export function FeedForm({ live }: { readonly live: boolean }) {
  const form = useFormAction({ id: formId, action: changeCalendarFeed, postTo: feedPath });
  const { result, sending } = form;
  const address = result?.ok ? result.data.address : null;
  return (
    <div className="grid gap-5">
      <FormAnswer form={form} />
      {address !== null && <NewAddress key={address} address={address} />}
      <div className="flex flex-wrap gap-4">
        <form {...form.formProps} id={`${formId}-create`}>
          <input type="hidden" name="step" value="create" />
          <Button type="submit" disabled={sending} variant={live ? 'outline' : 'default'}>
            {live ? 'Create a new link' : 'Create a secret link'}
          </Button>
        </form>
        {live && (
          <form {...form.formProps} id={`${formId}-revoke`}>
            <input type="hidden" name="step" value="revoke" />
            <ConfirmButton
              question="Delete the secret link?"
              consequence="Calendars that use this link will stop updating. You can create another link at any time."
              disabled={sending}
            >
              Delete link
            </ConfirmButton>
          </form>
        )}
      </div>
    </div>
  );
}
