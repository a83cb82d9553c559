'use client';

import { useFromFirstLetter } from '@/components/forms/use-from-first-letter';
import type { DangerHelpProps } from '@/components/site/urgent/danger-watch';

const load = async () => (await import('@/components/site/urgent/danger-watch')).DangerWatch;

/**
 * Lays help beside a form in whose texts somebody writes of acute danger (product.md §2, Crisis support). Only the browser looks at the
 * words; nothing is sent or stored. Its script comes with the first letter. Goes into the form, below the text.
 */
export function DangerHelp(props: DangerHelpProps) {
  const Watch = useFromFirstLetter(props.formId, load);
  return Watch ? <Watch {...props} /> : null;
}
