'use client';

import { type ComponentType, useEffect, useState } from 'react';

type Watch = ComponentType<{ readonly formId: string }>;

/**
 * Lays help beside a form in whose texts somebody writes of acute danger (product.md §2, Crisis support). Only the browser looks at the
 * words; nothing is sent or kept. Its script comes with the first letter. Goes into the form, below the text.
 */
export function DangerHelp({ formId }: { formId: string }) {
  const [Watch, setWatch] = useState<Watch>();
  useEffect(() => {
    const listening = new AbortController();
    const load = () => {
      import('@/components/site/urgent/danger-watch')
        .then(({ DangerWatch }) => setWatch(() => DangerWatch))
        .catch(() => undefined);
    };
    document
      .getElementById(formId)
      ?.addEventListener('input', load, { once: true, signal: listening.signal });
    return () => listening.abort();
  }, [formId]);
  return Watch ? <Watch formId={formId} /> : null;
}
