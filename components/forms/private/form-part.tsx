import type { ReactNode } from 'react';
import type { FieldState } from '@/components/forms/field-frame';
import { Folded } from '@/components/forms/private/folded';

type FormPartProps = {
  readonly title: string;
  readonly names: readonly string[];
  readonly field: (name: string) => FieldState;
  readonly children: ReactNode;
};

/**
 * Fields of a long form that may stay as they are: folded on narrow screens until somebody opens the part, or until one of
 * its fields was refused.
 */
export function FormPart({ title, names, field, children }: FormPartProps) {
  return (
    <Folded behind={title} open={names.some((name) => field(name).error !== undefined)} narrow>
      <div className="grid gap-6">{children}</div>
    </Folded>
  );
}
