import 'server-only';
import { readyForms } from '@/content/forms';
import { type Paper, paperShape, type ReadyForm } from '@/lib/care/form/paper';

/** The columns of a template from which its present text follows. */
export const templateColumns = {
  id: true,
  therapistId: true,
  ready: true,
  content: true,
  version: true,
  archivedAt: true,
} as const;

type TemplateRow = {
  readonly ready: string | null;
  readonly content: unknown;
  readonly version: number;
};

/** What a form says today. */
export type CurrentForm = { readonly paper: Paper; readonly version: number };

/** A ready form; undefined for any other name. */
export function readyForm(name: string): ReadyForm | undefined {
  return Object.hasOwn(readyForms, name) ? readyForms[name] : undefined;
}

/** The text that is sent today; null for an own form before its first version, and for a ready one that is no more. */
export function currentForm({ ready, content, version }: TemplateRow): CurrentForm | null {
  if (ready !== null) return readyForm(ready) ?? null;
  return content === null ? null : { paper: paperShape.parse(content), version };
}
