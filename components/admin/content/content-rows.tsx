import type { MouseEvent } from 'react';
import { ContentField } from '@/components/admin/content/content-field';
import type { FieldState } from '@/components/forms/field-frame';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FieldError } from '@/components/ui/field';
import { countName, type ContentRows as Described, rowField } from '@/lib/admin/content/form/parts';
import { type RowChange, rowChange } from '@/lib/admin/content/form/rows';

type ContentRowsProps = {
  readonly formId: string;
  readonly rows: Described;
  readonly count: number;
  readonly field: (name: string) => FieldState;
  readonly onChange: (
    button: string,
    done: { readonly change: RowChange; readonly rows: Described; readonly index: number },
  ) => void;
};

/** The id of a row's button, so that the focus can follow a row that moves. */
export function rowButtonId(formId: string, rows: Described, change: RowChange, index: number): string {
  return `${formId}-${rows.name}-${change}-${index}`;
}

const words: Readonly<Record<Exclude<RowChange, 'add'>, string>> = {
  up: 'Up',
  down: 'Down',
  remove: 'Remove',
};

/** Rows of fields with their buttons, each of which also works as a plain submit. */
export function ContentRows({ formId, rows, count, field, onChange }: ContentRowsProps) {
  const button = (change: RowChange, index: number) => ({
    id: rowButtonId(formId, rows, change, index),
    type: 'submit' as const,
    name: 'button',
    value: rowChange(change, rows, index),
    variant: 'ghost' as const,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      event.preventDefault();
      onChange(rowChange(change, rows, index), { change, rows, index });
    },
  });
  const indexes = Array.from({ length: count }, (_, index) => index);
  const { error } = field(rows.name);
  return (
    <div id={`${formId}-${rows.name}`} className="grid scroll-mt-6 gap-5 sm:col-span-2">
      <input type="hidden" name={countName(rows)} value={count} />
      {error && <FieldError>{error}</FieldError>}
      {indexes.map((index) => (
        <Card key={index} asChild variant="outline" size="dense" className="min-w-0">
          <fieldset>
            <legend className="px-2 font-semibold">
              {rows.label} {index + 1}
            </legend>
            <div className="grid gap-5 sm:grid-cols-2">
              {rows.fields.map((described) => {
                const inRow = rowField(rows, index, described);
                return <ContentField key={inRow.name} described={inRow} field={field(inRow.name)} />;
              })}
            </div>
            <div className="mt-2 -mb-2 -ml-4 flex flex-wrap">
              {(['up', 'down', 'remove'] as const).map((change) => (
                <Button
                  key={change}
                  {...button(change, index)}
                  disabled={(change === 'up' && index === 0) || (change === 'down' && index === count - 1)}
                >
                  {words[change]}
                  <span className="sr-only">
                    : {rows.label} {index + 1}
                  </span>
                </Button>
              ))}
            </div>
          </fieldset>
        </Card>
      ))}
      {count < rows.most ? (
        <Button {...button('add', 0)} variant="outline" className="justify-self-start">
          Add a {rows.one}
        </Button>
      ) : (
        <p className="text-muted-foreground text-small">You can add up to {rows.most}.</p>
      )}
    </div>
  );
}
