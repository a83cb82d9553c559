import { Button } from '@/components/ui/button';
import { Field, FieldLabel } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { Option } from '@/lib/server/action/form-result';

type ClientChoiceProps = {
  readonly path: string;
  readonly clients: readonly Option[];
};

/** Opens the conversation with a client of the list, with or without scripts. */
export function ClientChoice({ path, clients }: ClientChoiceProps) {
  if (clients.length === 0) return null;
  return (
    <form action={path} className="flex max-w-measure flex-wrap items-end gap-3">
      <Field className="min-w-0 grow">
        <FieldLabel htmlFor="to">Write to a client</FieldLabel>
        <Select id="to" name="to" required defaultValue="">
          <option value="" disabled>
            Choose a client
          </option>
          {clients.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" variant="outline">
        Open conversation
      </Button>
    </form>
  );
}
