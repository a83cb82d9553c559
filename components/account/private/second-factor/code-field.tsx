import type { FieldState } from '@/components/forms/field-frame';
import { TextField } from '@/components/forms/text-field';

/** Six digits of the app. Phones offer the code, and their keyboard shows digits. */
export function CodeField({
  field,
  label = 'Code from your app',
}: {
  readonly field: FieldState;
  readonly label?: string;
}) {
  return (
    <TextField
      field={field}
      label={label}
      hint="6 digits; a new one every 30 seconds"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      required
    />
  );
}
