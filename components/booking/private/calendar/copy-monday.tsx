'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { dayParts, weekdays } from '@/lib/booking/calendar/availability/rules';

function copy(form: HTMLFormElement): void {
  const control = (name: string) => {
    const found = form.elements.namedItem(name);
    return found instanceof HTMLInputElement ? found : null;
  };
  for (const { weekday } of weekdays.slice(1, 5)) {
    for (const part of dayParts) {
      for (const end of ['from', 'until']) {
        const to = control(`${end}-${weekday}-${part}`);
        if (!to) continue;
        to.value = control(`${end}-1-${part}`)?.value ?? '';
        const fold = to.closest('details');
        if (fold && to.value !== '') fold.open = true;
      }
    }
  }
}

/**
 * Saves typing four days. It changes the form only; without scripts there is no button. It has its place before the
 * scripts come, so that nothing below it moves then.
 */
export function CopyMonday({ formId }: { readonly formId: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 noscript:hidden">
      <Button
        variant="outline"
        onClick={() => {
          const form = document.getElementById(formId);
          if (!(form instanceof HTMLFormElement)) return;
          copy(form);
          setCopied(true);
        }}
      >
        Copy Monday to Tuesday–Friday
      </Button>
      <p role="status" className="text-muted-foreground text-small">
        {copied ? 'Copied. Nothing is saved yet.' : ''}
      </p>
    </div>
  );
}
