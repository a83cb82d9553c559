import { CheckboxField } from '@/components/forms/checkbox-field';
import type { FieldState } from '@/components/forms/field-frame';
import { MoneyField } from '@/components/forms/private/money-field';
import { TextArea } from '@/components/forms/text-field';

export const ownWordsNames = ['firstWords', 'firstSession'] as const;

/** Words for strangers: both may stay empty, and the profile then leaves them out. */
export function OwnWordsFields({ field }: { readonly field: (name: string) => FieldState }) {
  return (
    <>
      <TextArea
        field={field('firstWords')}
        label="First words (optional)"
        hint="Two or three sentences, as if to a person who is thinking of writing to you. They come first on the profile, as a quotation."
        rows={3}
      />
      <TextArea
        field={field('firstSession')}
        label="How a first session runs (optional)"
        hint="What happens in it, step by step, what you ask, and what clients do not need to bring. An empty line begins a new paragraph."
        rows={6}
      />
    </>
  );
}

export const practiceNames = ['approaches', 'clientGroups', 'affirming', 'lowestFee'] as const;

/** How and with whom a therapist works: fields that the application, the therapist and the back office share. */
export function PracticeFields({ field }: { readonly field: (name: string) => FieldState }) {
  return (
    <>
      <div className="field-row grid gap-6 sm:grid-cols-2">
        <TextArea
          field={field('approaches')}
          label="Ways of working (optional)"
          hint="One on each line, such as: Cognitive behavioural therapy"
          rows={4}
        />
        <TextArea
          field={field('clientGroups')}
          label="Client groups (optional)"
          hint="One on each line, such as: Adults, Couples, Teenagers"
          rows={4}
        />
      </div>
      <CheckboxField
        field={field('affirming')}
        label="LGBTQIA+ affirming"
        hint="People of every gender and orientation are welcome as they are, and no one tries to change them."
      />
      <MoneyField
        field={field('lowestFee')}
        label="Lowest fee, in rupees (optional)"
        hint="For people who cannot pay the whole fee. Leave it empty if you have none."
      />
    </>
  );
}
