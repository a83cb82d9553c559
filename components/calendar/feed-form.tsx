'use client';

import { useEffect, useRef, useState } from 'react';
import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { useFormAction } from '@/components/forms/use-form-action';
import { Button, buttonStyle } from '@/components/ui/button';
import { changeCalendarFeed } from '@/lib/calendar/feed/actions';
import { feedPlace } from '@/lib/calendar/feed/rules';

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
      setSaid('Your browser does not let us copy. The address is selected: copy it yourself.');
    }
  }

  return (
    <div className="grid gap-4 rounded-card bg-primary-soft p-5">
      <label htmlFor="feed-address" className="font-semibold">
        Your secret address
      </label>
      <input
        id="feed-address"
        ref={field}
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
        className="block min-h-12 w-full rounded-control border-2 border-line-strong bg-paper-2 px-3.5 py-2.5 text-base"
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {ready && <Button onClick={copy}>Copy the address</Button>}
        <a href={address.replace(/^https?:/, 'webcal:')} className="tap text-link">
          Open in the calendar of this device
        </a>
        <p role="status">{said}</p>
      </div>
    </div>
  );
}

/** Makes, replaces and ends the secret address. Nobody can read it later: lost means made anew. */
export function FeedForm({ live }: { readonly live: boolean }) {
  const form = useFormAction({ id: formId, action: changeCalendarFeed, postTo: feedPlace });
  const { result, sending } = form;
  const address = result?.ok ? result.data.address : null;
  const press = (step: 'create' | 'revoke', label: string, look: 'primary' | 'secondary') => (
    <form {...form.formProps} id={`${formId}-${step}`} aria-label={label}>
      <input type="hidden" name="step" value={step} />
      <button type="submit" disabled={sending} className={buttonStyle({ look })}>
        {label}
      </button>
    </form>
  );
  return (
    <div className="grid gap-5">
      <ErrorSummary formId={formId} result={result} focusRef={form.focusRef} />
      <FormStatus result={result} focusRef={form.focusRef} />
      {address !== null && <NewAddress key={address} address={address} />}
      <div className="flex flex-wrap gap-4">
        {press(
          'create',
          live ? 'Make a new address' : 'Make a secret address',
          live ? 'secondary' : 'primary',
        )}
        {live && press('revoke', 'End the address', 'secondary')}
      </div>
    </div>
  );
}
