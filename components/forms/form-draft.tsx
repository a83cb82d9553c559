'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { DraftProps } from '@/components/forms/draft-keeper';
import { draftName } from '@/components/forms/draft-name';
import { readOwn } from '@/lib/server/own-store';

/**
 * Keeps what one types into a long form, so that a reload or a lost connection takes nothing away, and says so. The draft
 * lies in this tab and goes with it; who wants it for longer says so, because others may use the device. Goes into the
 * form and stays there once it is sent, so that the draft goes. Its script comes with the first letter, or where a
 * draft waits.
 */
export function FormDraft({ form }: DraftProps) {
  const { id } = form.formProps;
  const [Keeper, setKeeper] = useState<ComponentType<DraftProps>>();
  useEffect(() => {
    const element = document.getElementById(id);
    const load = () => {
      import('@/components/forms/draft-keeper')
        .then(({ DraftKeeper }) => setKeeper(() => DraftKeeper))
        .catch(() => undefined);
    };
    if (readOwn(draftName(id))) load();
    const listening = new AbortController();
    element?.addEventListener('input', load, { once: true, signal: listening.signal });
    return () => listening.abort();
  }, [id]);
  return Keeper ? <Keeper form={form} /> : null;
}
