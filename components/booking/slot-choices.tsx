import type { ReactNode } from 'react';
import { ChoiceCard } from '@/components/ui/choice-card';
import { RadioGroupItem } from '@/components/ui/radio-group';

type RadioProps = {
  readonly value: string;
  readonly checked: boolean;
  readonly children: ReactNode;
};

/** One time to choose: as large as a thumb, with more than colour to show the choice. */
export function SlotRadio({ value, checked, children }: RadioProps) {
  return (
    <ChoiceCard size="tall">
      <RadioGroupItem name="slot" value={value} defaultChecked={checked} required />
      <span>{children}</span>
    </ChoiceCard>
  );
}
