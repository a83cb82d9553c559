import { SlotRadio } from '@/components/booking/slot-choices';
import { Card } from '@/components/ui/card';
import type { Option } from '@/lib/server/action/form-result';

type InsteadChoicesProps = {
  readonly id: string;
  readonly options: readonly Option[];
};

/** Times that are free now, for somebody who came too late. */
export function InsteadChoices({ id, options }: InsteadChoicesProps) {
  if (options.length === 0) return null;
  return (
    <Card asChild variant="marked" size="sm" className="scroll-mt-6">
      <fieldset id={id}>
        <legend className="px-2 font-semibold">Other free times</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {options.map(({ value, label }) => (
            <SlotRadio key={value} value={value} checked={false}>
              {label}
            </SlotRadio>
          ))}
        </div>
      </fieldset>
    </Card>
  );
}
