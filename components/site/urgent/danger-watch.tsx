'use client';

import { useEffect, useState } from 'react';
import { UrgentCalls } from '@/components/site/urgent/urgent-calls';
import { Alert } from '@/components/ui/alert';
import { type Danger, dangerIn } from '@/lib/site/urgent/danger';

const words: Readonly<Record<Danger, { readonly title: string; readonly text: string }>> = {
  self: {
    title: 'You do not have to be alone with these thoughts',
    text: 'Please talk to someone now: it is free, and you need not give your name.',
  },
  other: {
    title: 'If you are not safe, help is there now',
    text: 'Call 112 in danger; 181 is the helpline for women, day and night.',
  },
};

/** Fields in which people write in their own words, a single line included. */
const ownWords = 'textarea, input[type="text"]';

/** Danger words in the texts of a form, read in the browser. */
function dangerInForm(form: HTMLElement): Danger | null {
  const fields = form.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(ownWords);
  const texts = [...fields].map(({ value }) => dangerIn(value));
  return texts.find((danger) => danger !== null) ?? null;
}

export type DangerHelpProps = {
  /** Id of the form, or of its replacement. */
  readonly formId: string;
  /** The text stays on the device: there is nothing to send, and nobody reads it. */
  readonly onDevice?: boolean;
};

/** See `DangerHelp`. Help that has shown once stays, even when the person removes the words. */
export function DangerWatch({ formId, onDevice = false }: DangerHelpProps) {
  const [danger, setDanger] = useState<Danger | null>(null);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!form) return;
    const look = () => setDanger((shown) => dangerInForm(form) ?? shown);
    look();
    form.addEventListener('input', look);
    return () => form.removeEventListener('input', look);
  }, [formId]);
  return (
    <div role="status" className="empty:absolute">
      {danger && (
        <Alert variant="destructive" frame="rail" size="flush" className="space-y-3 p-5">
          <p className="font-semibold text-h4">{words[danger].title}</p>
          <p className="max-w-measure">
            {onDevice ? 'Nobody but you reads this page.' : 'Nobody reads messages here at once.'}{' '}
            {words[danger].text}
          </p>
          <UrgentCalls />
          <p className="text-muted-foreground text-small">
            Only your device looked at your words to show this.{' '}
            {onDevice ? 'They stay on it.' : 'You can still send the form.'}
          </p>
        </Alert>
      )}
    </div>
  );
}
