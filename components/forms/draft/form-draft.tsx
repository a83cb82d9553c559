'use client';

import type { DraftProps } from '@/components/forms/draft/draft-keeper';
import { draftName } from '@/components/forms/draft/draft-name';
import { useFromFirstLetter } from '@/components/forms/use-from-first-letter';
import { readOwn } from '@/lib/browser/own-store';

const load = async () => (await import('@/components/forms/draft/draft-keeper')).DraftKeeper;

const hasDraft = (formId: string) => Boolean(readOwn(draftName(formId)));

/**
 * Keeps what one types into a long form, so that a reload or a lost connection takes nothing away, and says so. The draft
 * lies in this tab and goes with it; who wants it for longer says so, because others may use the device. Goes into the
 * form and stays there once it is sent, so that the draft goes. Its script comes with the first letter, or where a
 * draft waits.
 */
export function FormDraft({ form }: DraftProps) {
  const Keeper = useFromFirstLetter(form.formProps.id, load, hasDraft);
  return Keeper ? <Keeper form={form} /> : null;
}
