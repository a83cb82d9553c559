'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { currentValues, restoreDraft, saveDraft } from '@/components/forms/draft/draft';
import { draftName } from '@/components/forms/draft/draft-name';
import { keyed, type SentToken } from '@/components/forms/sent-token';
import { Button } from '@/components/ui/button';
import { dropOwn, longestDays, type StoreName } from '@/lib/browser/own-store';
import { keyOf, withKey } from '@/lib/server/action/form-visit';

export type DraftProps = {
  readonly form: {
    readonly formProps: { readonly id: string };
    /** Changes when the form was sent. */
    readonly generation: number;
    readonly sentToken: SentToken;
  };
};

/** Keeps the draft of a form, and says so. `FormDraft` loads it when there is one. */
export function DraftKeeper({ form: { formProps, generation, sentToken } }: DraftProps) {
  const { id } = formProps;
  const [place, setPlace] = useState<StoreName | null>(null);
  const key = useCallback(() => keyOf(keyed(sentToken)), [sentToken]);
  /** Sent text is no draft, also where the form still shows it. */
  const sentWords = useRef<ReadonlyMap<string, string>>(undefined);
  const lies = useRef<StoreName>('tab');

  useEffect(() => {
    const form = document.getElementById(id);
    if (!(form instanceof HTMLFormElement)) return;
    if (generation > 0) {
      dropOwn(draftName(form.id));
      sentWords.current = currentValues(form);
      lies.current = 'tab';
    } else {
      const draft = restoreDraft(form);
      lies.current = draft?.place ?? 'tab';
      if (draft?.key) sentToken.current = withKey(sentToken.current, draft.key);
    }
    const save = () =>
      setPlace(saveDraft(form, { place: lies.current, key, sent: sentWords.current }) ? lies.current : null);
    // Also saves what somebody typed before this script ran.
    save();
    const listening = new AbortController();
    form.addEventListener('input', save, listening);
    form.addEventListener('change', save, listening);
    return () => listening.abort();
  }, [id, generation, key, sentToken]);

  const withForm = (act: (form: HTMLFormElement) => void) => () => {
    const form = document.getElementById(id);
    if (form instanceof HTMLFormElement) act(form);
  };
  const keepLonger = withForm((form) => {
    lies.current = 'device';
    if (saveDraft(form, { place: 'device', key, sent: sentWords.current })) setPlace('device');
  });
  const clear = withForm((form) => {
    form.reset();
    dropOwn(draftName(form.id));
    lies.current = 'tab';
    setPlace(null);
    form.querySelector<HTMLElement>('input:not([type=hidden], [tabindex="-1"]), select, textarea')?.focus();
  });

  if (!place) return null;
  return (
    <div className="no-print text-muted-foreground text-small">
      <p>
        {place === 'tab'
          ? 'Your draft is saved on this device until you send it or close this tab.'
          : `Your draft is saved on this device for ${longestDays} days, or until you send it. Anyone who uses this device can read it.`}
      </p>
      <p className="-mx-3 flex flex-wrap">
        {place === 'tab' ? (
          <Button variant="link" size="sm" onClick={keepLonger}>
            Save it for {longestDays} days
          </Button>
        ) : null}
        <Button variant="link" size="sm" onClick={clear}>
          Clear<span className="sr-only"> the draft</span>
        </Button>
      </p>
    </div>
  );
}
