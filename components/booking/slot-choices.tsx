import type { ReactNode } from 'react';
import { RadioGroupItem } from '@/components/ui/radio-group';

type RadioProps = {
  readonly value: string;
  readonly checked: boolean;
  readonly children: ReactNode;
};

/** One time to choose: as large as a thumb, with more than colour to show the choice. */
export function SlotRadio({ value, checked, children }: RadioProps) {
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-2.5 rounded-control border-2 border-input bg-card px-3 py-2 leading-tight has-checked:border-primary has-checked:bg-accent hover:bg-muted">
      <RadioGroupItem name="slot" value={value} defaultChecked={checked} required />
      <span>{children}</span>
    </label>
  );
}
