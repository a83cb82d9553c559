import { KeepHourForm } from '@/components/booking/private/session/keep-hour-form';
import { KeptHourList } from '@/components/booking/private/session/kept-hour-list';
import type { OwnKeptHours } from '@/lib/booking/kept-hour/queries';
import { repeats } from '@/lib/booking/series/rules';
import { clockInWords } from '@/lib/format/time';

const choices = Object.entries(repeats).map(([value, { label }]) => ({ value, label }));

type KeptHoursProps = {
  readonly kept: OwnKeptHours;
  readonly whom: { readonly client: string } | { readonly card: string };
  /** Null for a client for whom no further hour can be kept. */
  readonly name: string | null;
  readonly postTo: string;
};

/** The hours that are kept for one client or card, and the form that keeps another. */
export function KeptHours({ kept: { timeZone, slotMinutes, hours }, whom, name, postTo }: KeptHoursProps) {
  return (
    <section aria-label="Held hours" className="grid gap-3">
      <KeptHourList hours={hours} postTo={postTo} />
      <KeepHourForm
        id="keep-hour"
        postTo={postTo}
        hidden={whom}
        fields={[
          {
            name: 'firstDate',
            type: 'day',
            label: 'First day',
            hint: 'We hold the hour on the weekday of this date.',
          },
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
        button={name && `Hold this hour for ${name}`}
        label="Hold an hour"
        behind="Hold a regular hour"
      />
    </section>
  );
}
