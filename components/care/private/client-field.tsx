import type { FieldState } from '@/components/forms/field-frame';
import { SelectField } from '@/components/forms/select-field';
import type { Option } from '@/lib/server/action/form-result';

type ClientFieldProps = {
  readonly field: FieldState;
  /** The therapist's clients: profile ids and names. */
  readonly clients: readonly Option[];
  readonly hint?: string;
};

/** Hint for therapists who miss a client in the list. */
export const clientsHint = 'Clients with sessions or plans with you, or whose message you answered.';

export function ClientField({ clients, ...field }: ClientFieldProps) {
  return (
    <SelectField
      {...field}
      label="Client"
      options={clients}
      placeholder="Choose a client"
      className="sm:col-span-2"
      required
    />
  );
}

/** The first value of the field: the client of a therapist who has one. */
export const onlyClient = (clients: readonly Option[]) =>
  clients.length === 1 ? (clients[0]?.value ?? '') : '';
