import { type Column, canBeHidden, columnName } from '@/components/admin/table/columns';
import { ToolbarFold } from '@/components/admin/table/toolbar-fold';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { type AddressValues, addressFields } from '@/lib/format/search-params';

type Props = {
  readonly path: string;
  readonly columns: readonly Column<never>[];
  readonly hidden: readonly string[];
  readonly view: AddressValues;
};

/** Which columns a list hides: a GET form, so that the choice is in the address. */
export function ColumnChoice({ path, columns, hidden, view }: Props) {
  const choices = columns.filter(canBeHidden);
  if (choices.length < 2) return null;
  const { hide: _hidden, ...others } = view;
  return (
    <ToolbarFold label={hidden.length > 0 ? `Columns: ${hidden.length} hidden` : 'Columns'}>
      {/* The boxes keep what was ticked; another address of the same list brings its own. */}
      <form key={hidden.join(' ')} action={path} className="grid gap-4">
        {addressFields(others).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <fieldset className="grid gap-2">
          <legend className="pb-2 font-semibold">Hide columns</legend>
          {choices.map((column) => {
            const name = columnName(column);
            return (
              <label key={name} className="flex min-h-11 items-center gap-3">
                <Checkbox name="hide" value={name} defaultChecked={hidden.includes(name)} />
                {column.header}
              </label>
            );
          })}
        </fieldset>
        <Button type="submit" variant="outline">
          Apply
        </Button>
      </form>
    </ToolbarFold>
  );
}
