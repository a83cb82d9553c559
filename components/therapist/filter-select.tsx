import { controlBorder, controlStyle } from '@/components/forms/styles';
import type { FilterOption } from '@/lib/therapist/directory/queries';
import { optionLabel } from '@/lib/therapist/directory/rules';
import { directoryFormId } from './directory-search';

export const filterLabel = 'font-semibold';

/** One filter with a value of its own, each with how many it would show. */
export function FilterSelect({
  name,
  label,
  any,
  chosen,
  options,
}: {
  name: string;
  label: string;
  /** Text of the choice that filters nothing. */
  any: string;
  chosen: string | undefined;
  options: readonly FilterOption[];
}) {
  return (
    <label className="grid gap-1.5">
      <span className={filterLabel}>{label}</span>
      <select
        form={directoryFormId}
        name={name}
        defaultValue={chosen ?? ''}
        className={`${controlStyle} ${controlBorder(undefined)}`}
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {optionLabel(option)}
          </option>
        ))}
      </select>
    </label>
  );
}
