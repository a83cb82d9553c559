'use client';

import { type MouseEvent, useState } from 'react';
import { fill } from '@/components/forms/fill';
import { Button } from '@/components/ui/button';
import { availabilityMessages, withMondayCopied } from '@/lib/booking/calendar/availability/rules';
import { clockShown } from '@/lib/format/typed/clock';

function copy(form: HTMLFormElement): void {
  const typed = Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  for (const [name, value] of Object.entries(withMondayCopied(typed))) {
    const control = form.elements.namedItem(name);
    const known = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    if (!known || control.value === value) continue;
    fill(control, control instanceof HTMLInputElement ? clockShown(value) : value);
    const fold = control.closest('details');
    if (fold && value !== '') fold.open = true;
  }
}

/**
 * Saves typing four days. It changes the form only: in the page at once, and without scripts, or before they are there, by
 * posting the form, which comes back with the days filled in.
 */
export function CopyMonday() {
  const [copied, setCopied] = useState(false);

  function onClick(event: MouseEvent<HTMLButtonElement>) {
    const { form } = event.currentTarget;
    if (!form) return;
    event.preventDefault();
    copy(form);
    setCopied(true);
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button type="submit" name="copy" value="monday" variant="outline" onClick={onClick}>
        Copy Monday to Tue–Fri
      </Button>
      <p role="status" className="text-muted-foreground text-small">
        {copied ? availabilityMessages.copied : ''}
      </p>
    </div>
  );
}
