import type { ReactNode } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { ChoiceCard } from '@/components/ui/choice-card';
import { RadioGroupItem } from '@/components/ui/radio-group';

type RadioProps = {
  readonly value: string;
  readonly checked: boolean;
  /** Words of a button that shows at the lower edge of the window while this time is ticked. */
  readonly submit?: string;
  readonly sending?: boolean;
  readonly children: ReactNode;
};

/** One time to choose: as large as a thumb, with more than colour to show the choice. */
export function SlotRadio({ value, checked, submit, sending = false, children }: RadioProps) {
  const radio = (
    <ChoiceCard size="tall">
      <RadioGroupItem name="slot" value={value} defaultChecked={checked} required />
      <span>{children}</span>
    </ChoiceCard>
  );
  if (submit === undefined) return radio;
  return (
    <div className="slot grid">
      {radio}
      <div className="time-bar fixed inset-x-0 bottom-0 z-10 hidden border-border border-t bg-background py-3">
        <div className="container-page grid max-w-4xl sm:block">
          <SubmitButton sending={sending}>{submit}</SubmitButton>
        </div>
      </div>
    </div>
  );
}
