import { Select } from '@/components/ui/select';
import type { FilterOption } from '@/lib/therapist/directory/queries';
import { optionLabel } from './criterion-label';
import { directoryFormId } from './directory-search';

export const filterLabel = 'font-semibold';

/** One filter; each of its values says how many therapists it would show. */
export function FilterSelect({
  name,
  label,
  any,
  chosen,
  options,
}: {
  name: string;
  label: string;
  /** Text of the empty choice. */
  any: string;
  chosen: string | undefined;
  options: readonly FilterOption[];
}) {
  return (
    <label className="grid gap-1.5">
      <span className={filterLabel}>{label}</span>
      <Select form={directoryFormId} name={name} defaultValue={chosen ?? ''}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {optionLabel(option)}
          </option>
        ))}
      </Select>
    </label>
  );
}
