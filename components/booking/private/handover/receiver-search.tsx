import { Button } from '@/components/ui/button';
import { Field, FieldLabel } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

type ReceiverSearchProps = {
  readonly path: string;
  readonly words: string;
  readonly found: number;
};

/** Finds the therapist who may go on, by name, with or without scripts. */
export function ReceiverSearch({ path, words, found }: ReceiverSearchProps) {
  return (
    <form action={path} className="grid max-w-measure gap-3" aria-label="Find a therapist">
      <div className="flex flex-wrap items-end gap-3">
        <Field className="min-w-0 grow">
          <FieldLabel htmlFor="q">Name of the new therapist</FieldLabel>
          <Input id="q" name="q" defaultValue={words} maxLength={100} autoComplete="off" required />
        </Field>
        <Button type="submit" variant="outline">
          Find
        </Button>
      </div>
      {words !== '' && found === 0 && (
        <p role="status">No listed therapist with an account has this name. Try part of the name.</p>
      )}
    </form>
  );
}
