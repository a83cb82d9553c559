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
  return (
    <>
      <ChoiceCard size="tall" className={submit && 'slot'}>
        <RadioGroupItem name="slot" value={value} defaultChecked={checked} required />
        {children}
      </ChoiceCard>
      {/* Style alone shows and places it (app/globals.css): a week has a hundred of them, so each is one element. */}
      {submit && <SubmitButton sending={sending}>{submit}</SubmitButton>}
    </>
  );
}
