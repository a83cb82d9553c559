'use client';

import { Form } from '@/components/forms/form';
import { Folded } from '@/components/forms/private/folded';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldError } from '@/components/ui/field';
import { When } from '@/components/ui/format';
import { moveOrCancelAway } from '@/lib/booking/away/actions';
import type { AwayView } from '@/lib/booking/away/queries';
import { awayReach } from '@/lib/booking/away/rules';
import { awaySchema, rowText } from '@/lib/booking/away/schema';

const formId = 'away';

function NewTime({ to, proposed, zone }: { to: Date | null; proposed: boolean; zone: string }) {
  if (!to) return `No time is free in the ${awayReach / 7} weeks after. Propose one in the session.`;
  return (
    <>
      {proposed ? 'You proposed ' : 'New time: '}
      <When at={to} zone={zone} />
      {proposed && '. Your client has not answered yet.'}
    </>
  );
}

type AwayFormProps = Pick<AwayView, 'appointments' | 'timeZone'> & { readonly postTo: string };

/** The sessions in closed days: one press proposes a new time for each ticked one, another cancels them. */
export function AwayForm({ appointments, timeZone, postTo }: AwayFormProps) {
  const form = useValidatedForm({ id: formId, schema: awaySchema, action: moveOrCancelAway, postTo });
  const chosen = form.field('row');
  const { result } = form;
  const failed = result && !result.ok ? result : null;
  // After a refusal the page shows new times, so the ticks go by the appointment.
  const ticked = failed?.values?.row;
  if (appointments.length === 0) return <Form form={form}>{null}</Form>;
  return (
    <Form form={form} label="Sessions in these days" className="grid gap-5">
      <FieldError id={`${chosen.id}-error`}>{chosen.error}</FieldError>
      <ul className="grid gap-3">
        {appointments.map((one, index) => (
          <li key={rowText(one)} className="flex items-start gap-3 border-border border-t pt-3">
            <Checkbox
              // The summary of what is missing leads to the first one.
              id={index === 0 ? chosen.id : `${formId}-${one.id}`}
              name="row"
              value={rowText(one)}
              defaultChecked={!ticked || ticked.includes(one.id)}
              onChange={chosen.watch?.onChange}
              className="my-2.5"
            />
            <label
              htmlFor={index === 0 ? chosen.id : `${formId}-${one.id}`}
              className="min-w-0 cursor-pointer py-1.5"
            >
              <span className="font-semibold">{one.name}</span>
              {', '}
              <When at={one.startsAt} zone={timeZone} />
              <br />
              <span className="text-muted-foreground">
                <NewTime to={one.to} proposed={one.proposed} zone={timeZone} />
              </span>
            </label>
          </li>
        ))}
      </ul>
      <SubmitButton pressed={form.pressed} sending={form.sending} name="what" value="propose">
        Propose the new times
      </SubmitButton>
      <Folded behind="Cancel them instead" open={failed?.fieldErrors?.reason !== undefined}>
        <TextArea
          field={form.field('reason')}
          label="Reason"
          hint="Your clients can read it. Their payments are refunded, and a session of a plan returns to the plan."
          rows={3}
        />
        <SubmitButton
          pressed={form.pressed}
          sending={form.sending}
          name="what"
          value="cancel"
          variant="outline"
        >
          Cancel the ticked sessions
        </SubmitButton>
      </Folded>
    </Form>
  );
}
