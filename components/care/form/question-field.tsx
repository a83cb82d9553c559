import { ChoiceField } from '@/components/care/form/choice-field';
import type { FieldState } from '@/components/forms/field-frame';
import { TextArea, TextField } from '@/components/forms/text-field';
import type { Question } from '@/lib/care/form/paper';

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const numbers = Array.from({ length: 11 }, (_, number) => ({ value: String(number), label: String(number) }));

/** One question of a form with the control that its kind needs. Works without scripts. */
export function QuestionField({
  question,
  field,
}: {
  readonly question: Question;
  readonly field: FieldState;
}) {
  const { kind, label, hint, options = [], required } = question;
  const same = { field, label, hint };
  switch (kind) {
    case 'short':
      return <TextField {...same} required={required} autoComplete="off" />;
    case 'signature':
      return (
        <TextField
          {...same}
          hint={hint ?? 'Type your full name. We add the date of signing.'}
          required={required}
          autoComplete="name"
        />
      );
    case 'date':
      return (
        <TextField
          {...same}
          hint={hint ?? 'For example 24/12/1990.'}
          required={required}
          autoComplete="off"
        />
      );
    case 'long':
      return <TextArea {...same} rows={4} required={required} />;
    case 'yesno':
      return <ChoiceField {...same} options={yesOrNo} />;
    case 'scale':
      return <ChoiceField {...same} options={numbers} narrow />;
    case 'one':
    case 'several':
      return (
        <ChoiceField
          {...same}
          options={options.map((option, place) => ({ value: String(place), label: option }))}
          several={kind === 'several'}
        />
      );
  }
}
