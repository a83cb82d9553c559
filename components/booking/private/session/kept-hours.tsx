import { KeepHourForm } from '@/components/booking/private/session/keep-hour-form';
import { KeptHourList } from '@/components/booking/private/session/kept-hour-list';
import type { OwnKeptHours } from '@/lib/booking/kept-hour/queries';
import { repeats } from '@/lib/booking/series/rules';
import type { OpenedClient } from '@/lib/care/session/clients/queries';
import { clockInWords } from '@/lib/format/time';

const choices = Object.entries(repeats).map(([value, { label }]) => ({ value, label }));

type KeptHoursProps = {
  readonly kept: OwnKeptHours;
  readonly client: Pick<OpenedClient, 'id' | 'firstName' | 'goneOn'>;
  readonly postTo: string;
};

/** The hours that are kept for one client, and the form that keeps another. */
export function KeptHours({ kept: { timeZone, slotMinutes, hours }, client, postTo }: KeptHoursProps) {
  return (
    <section aria-label="Kept hours" className="grid gap-3">
      <KeptHourList hours={hours} postTo={postTo} />
      <KeepHourForm
        id="keep-hour"
        postTo={postTo}
        hidden={{ client: client.id }}
        fields={[
          { name: 'firstDate', type: 'day', label: 'First day', hint: 'Its weekday is that of the hour.' },
          {
            name: 'startsAt',
            type: 'text',
            label: 'Time',
            hint: `Like 6:30 pm, in ${clockInWords(timeZone)}.`,
          },
          { name: 'minutes', type: 'text', label: 'Length in minutes', value: String(slotMinutes) },
          {
            name: 'repeat',
            type: 'choice',
            label: 'Repeats',
            options: choices,
            placeholder: 'Choose how often',
          },
        ]}
        button={client.goneOn ? null : `Keep this hour for ${client.firstName}`}
        label="Keep an hour"
        behind="Keep a regular hour"
      />
    </section>
  );
}
