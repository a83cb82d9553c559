'use client';

import { ButtonForm } from '@/components/forms/button-form';
import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { Card } from '@/components/ui/card';
import { EmptyNote } from '@/components/ui/empty';
import { FieldDescription } from '@/components/ui/field';
import { askClientForMeasure, stopOwnRequest } from '@/lib/care/assessment/request/actions';
import type { MeasureRequestLine } from '@/lib/care/assessment/request/queries';
import { rhythmNames, rhythms } from '@/lib/care/assessment/request/rules';
import { askSchema } from '@/lib/care/assessment/request/schema';
import { referenceOf } from '@/lib/format/reference';
import { formatDayOf, lastDayShown } from '@/lib/format/time';
import type { Option } from '@/lib/server/action/form-result';

const formId = 'ask-measure';

function stateOf(
  { declined, waits, askedAt, nextAt }: MeasureRequestLine,
  name: string,
  timeZone: string,
): string {
  if (declined) return `${name} has stopped this request.`;
  if (waits) return `Asked on ${formatDayOf(askedAt)}. Nothing is shared yet.`;
  return nextAt ? `Shared. Asked again on ${lastDayShown(nextAt, timeZone)}.` : 'Shared.';
}

type MeasureRequestsProps = {
  /** Profile id and first name. */
  readonly client: {
    readonly id: string;
    readonly firstName: string;
  };
  readonly requests: readonly MeasureRequestLine[];
  /** Questionnaires to choose from; null where another therapist goes on with the client. */
  readonly instruments: readonly Option[] | null;
  readonly postTo: string;
  /** Zone in which the therapist reads times. */
  readonly timeZone: string;
};

export function MeasureRequests({ client, requests, instruments, postTo, timeZone }: MeasureRequestsProps) {
  const form = useValidatedForm({
    id: formId,
    schema: askSchema,
    action: askClientForMeasure,
    postTo: `${postTo}#${formId}`,
    defaults: { rhythm: 'once' },
  });
  return (
    <div className="grid gap-4">
      {requests.length > 0 && (
        <Card asChild size="flush" className="divide-y divide-border">
          <ul>
            {requests.map((line) => (
              <li
                key={line.id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3"
              >
                <div className="min-w-0">
                  <p className="font-semibold">
                    {line.title} <span className="font-normal text-small">({line.code})</span>
                  </p>
                  <p className="text-muted-foreground text-small">
                    {rhythms[line.rhythm]}. {stateOf(line, client.firstName, timeZone)}
                  </p>
                </div>
                <ButtonForm
                  id={`stop-${referenceOf(line.id)}`}
                  action={stopOwnRequest}
                  postTo={postTo}
                  fields={{ request: line.id }}
                  label={line.declined ? null : 'Stop asking'}
                  about={line.title}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {instruments === null ? (
        requests.length === 0 && <EmptyNote>No open requests.</EmptyNote>
      ) : (
        <Card>
          <Form form={form} label="Ask for a questionnaire" className="grid gap-4">
            <input type="hidden" name="client" value={client.id} />
            <div className="grid gap-4 sm:grid-cols-2" key={form.generation}>
              <SelectField
                field={form.field('instrument')}
                label="Questionnaire"
                options={instruments}
                placeholder="Choose one"
                required
              />
              <SelectField
                field={form.field('rhythm')}
                label="How often"
                options={rhythmNames.map((value) => ({ value, label: rhythms[value] }))}
                required
              />
            </div>
            <FieldDescription>
              {client.firstName} fills it in on their own device and decides whether to share the score. No
              one monitors results, so read them before the session.
            </FieldDescription>
            <SubmitButton sending={form.sending} variant="outline">
              {`Ask ${client.firstName}`}
            </SubmitButton>
          </Form>
        </Card>
      )}
    </div>
  );
}
