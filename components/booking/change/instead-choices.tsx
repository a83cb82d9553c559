import { SlotRadio } from '@/components/booking/slot-choices';
import { Card } from '@/components/ui/card';
import type { Option } from '@/lib/server/action/form-result';

type InsteadChoicesProps = {
  readonly id: string;
  readonly options: readonly Option[];
  /** Label of the ticked time's button, in a form without a button of its own. */
  readonly verb?: string;
  readonly sending?: boolean;
};

/** Times that are free now, for somebody who came too late. */
export function InsteadChoices({ id, options, verb, sending }: InsteadChoicesProps) {
  if (options.length === 0) return null;
  return (
    <Card asChild variant="marked" size="sm">
      <fieldset id={id}>
        <legend className="px-2 font-semibold">Other free times</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {options.map(({ value, label }) => (
            <SlotRadio
              key={value}
              value={value}
              checked={false}
              {...(verb && { submit: `${verb}: ${label}` })}
              {...(sending !== undefined && { sending })}
            >
              <span>{label}</span>
            </SlotRadio>
          ))}
        </div>
      </fieldset>
    </Card>
  );
}
