import 'server-only';
import { readyForms } from '@/content/forms';
import { type Paper, paperShape, type ReadyForm } from '@/lib/care/form/paper';

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

export type CurrentForm = { readonly paper: Paper; readonly version: number };

export function readyForm(name: string): ReadyForm | undefined {
  return Object.hasOwn(readyForms, name) ? readyForms[name] : undefined;
}

/** The text that is sent now; null for an own form before its first version, and for a ready one that was removed. */
export function currentForm({ ready, content, version }: TemplateRow): CurrentForm | null {
  if (ready !== null) return readyForm(ready) ?? null;
  return content === null ? null : { paper: paperShape.parse(content), version };
}
