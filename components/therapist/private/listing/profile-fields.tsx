import type { ReactNode } from 'react';
import type { FieldState } from '@/components/forms/field-frame';
import { MoneyField } from '@/components/forms/private/money-field';
import { SelectField } from '@/components/forms/select-field';
import { TextArea, TextField } from '@/components/forms/text-field';

/** One field of a public profile. Forms differ in whom they address, so each may bring its own words. */
type ProfileFieldProps = {
  readonly field: (name: string) => FieldState;
  readonly label?: string;
  readonly hint?: ReactNode;
  /** Height of a text of several lines. */
  readonly rows?: number;
};

const genders = [
  { value: 'woman', label: 'Woman' },
  { value: 'man', label: 'Man' },
  { value: 'non_binary', label: 'Non-binary' },
];

export function GenderField({ field, hint }: ProfileFieldProps) {
  return (
    <SelectField
      field={field('gender')}
      label="Gender (optional)"
      hint={hint}
      options={genders}
      placeholder="Not said"
    />
  );
}

export function FeeField({ field, label }: ProfileFieldProps) {
  return (
    <MoneyField
      field={field('sessionRate')}
      label={label ?? 'Fee for one session, in rupees (optional)'}
      hint="Leave it empty to show “Fee to be confirmed”."
    />
  );
}

export function ExperienceField({ field, label }: ProfileFieldProps) {
  return (
    <TextField
      field={field('yearsOfExperience')}
      label={label ?? 'Years of experience (optional)'}
      hint="Whole years."
      inputMode="numeric"
      autoComplete="off"
    />
  );
}

export function LinkedinField({ field, label, hint }: ProfileFieldProps) {
  return (
    <TextField
      field={field('linkedin')}
      label={label ?? 'LinkedIn (optional)'}
      hint={hint ?? 'Such as https://www.linkedin.com/in/your-name'}
      type="url"
      inputMode="url"
      autoComplete="off"
    />
  );
}

export function SpecialisationsField({
  field,
  label = 'Specialisations',
  hint,
  rows = 4,
}: ProfileFieldProps) {
  return (
    <TextArea
      field={field('specialization')}
      label={label}
      hint={hint ?? 'One on each line. People search by these words.'}
      rows={rows}
      required
    />
  );
}

export function BioField({ field, label = 'About you', hint, rows = 7 }: ProfileFieldProps) {
  return (
    <TextArea
      field={field('bio')}
      label={label}
      hint={
        hint ??
        'How you work, with whom, and what a first session is like. An empty line begins a new paragraph.'
      }
      rows={rows}
      required
    />
  );
}
