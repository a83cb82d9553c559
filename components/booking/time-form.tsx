'use client';

import { useEffect, useRef, useState } from 'react';
import { InsteadChoices } from '@/components/booking/change/instead-choices';
import { DayStrip } from '@/components/booking/day-strip';
import { DayTimes } from '@/components/booking/day-times';
import { DeviceZone, useDeviceZone } from '@/components/forms/device-zone';
import { Form } from '@/components/forms/form';
import { VisitFields } from '@/components/forms/hidden-fields';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import type { DayOfSlots } from '@/lib/booking/offer/rules';
import { formatInstant, indianZone } from '@/lib/format/time';
import type { FormAction, Option, RedirectTo } from '@/lib/server/action/form-result';

type TimeFormProps = {
  readonly action: FormAction<RedirectTo>;
  /** Address of the page, with the week and the zone it shows. */
  readonly postTo: string;
  /** For actions that need a token of the visit. */
  readonly formToken?: string;
  /** `device` is filled with the zone of this device. */
  readonly fields: Readonly<Record<string, string>>;
  readonly days: readonly DayOfSlots[];
  readonly label: string;
  /** Words of the button: `verb` stands before the ticked time; `unnamed` shows until scripts run and can name it. */
  readonly submit: { readonly verb: string; readonly unnamed: string };
  /** The time that a link has chosen, ISO. */
  readonly chosen?: string | undefined;
};

const formId = 'time';

/**
 * The ticked time in words, "Tue, 24 Nov, 10:00 am IST": null when none is ticked, undefined until scripts run, because without
 * them nobody knows.
 */
function useTickedTime(
  days: readonly DayOfSlots[],
  instead: readonly Option[] | undefined,
  shownZone: string,
) {
  const times = useRef<HTMLDivElement>(null);
  const [ticked, setTicked] = useState<string | null | undefined>(undefined);
  const read = () => {
    const value = times.current?.querySelector<HTMLInputElement>('input[name=slot]:checked')?.value;
    setTicked(value ?? null);
  };
  // Reads the time ticked before scripts ran, and again after an answer, which brings other times.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer changes what is ticked.
  useEffect(read, [instead]);
  const device = useDeviceZone();
  // A visitor outside India who has chosen no zone reads their own clock as well before the press.
  const zone = shownZone === indianZone && device !== '' ? device : shownZone;
  const known = days.some(({ slots }) => slots.some(({ value }) => value === ticked));
  const words = ticked && known ? formatInstant(new Date(ticked), zone) : undefined;
  const other = instead?.find(({ value }) => value === ticked)?.label;
  return {
    times,
    read,
    /** Unticks the time of a day that is no longer shown: a hidden one would keep the keyboard out of the others. */
    untick() {
      const inputs = times.current?.querySelectorAll<HTMLInputElement>('input[name=slot]') ?? [];
      for (const input of inputs) input.checked = false;
      setTicked(null);
    },
    words: other ?? words ?? (ticked === undefined ? undefined : null),
  };
}

/**
 * Chooses a day of the week and one of its free times. The button names the time and then stays within reach of the
 * thumb. Without scripts the times of all days stand below each other.
 */
export function TimeForm({
  action,
  postTo,
  formToken,
  fields,
  days,
  label,
  submit,
  chosen: linked = '',
}: TimeFormProps) {
  const form = useFormAction({
    id: formId,
    action,
    postTo,
    ...(formToken !== undefined && { formToken }),
    defaults: { slot: linked },
  });
  const { result } = form;
  const leaving = useRedirectAfterAction(result);
  const refused = result && !result.ok ? result : null;
  const instead = refused?.options?.slot;
  // Leaves out the time that somebody else has just taken.
  const gone = instead ? refused?.values?.slot : undefined;
  const chosen = gone === undefined ? form.field('slot').defaultValue : '';
  const ofTime = days.find(({ slots }) => slots.some(({ value }) => value === chosen));
  const [picked, setPicked] = useState<string | null>(null);
  const shown = picked ?? ofTime?.date ?? days[0]?.date ?? '';
  const { times, read, untick, words } = useTickedTime(days, instead, fields.zone ?? indianZone);
  return (
    <Form form={form} label={label} className="grid gap-4 sm:gap-6">
      {formToken !== undefined && <VisitFields formId={formId} formToken={form.token} />}
      {Object.entries(fields).map(([name, value]) =>
        name === 'device' ? (
          <DeviceZone key={name} name={name} />
        ) : (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <div ref={times} onChange={read} className="grid gap-4 sm:gap-6">
        {instead && <InsteadChoices id={`${formId}-slot`} options={instead} />}
        <DayStrip
          days={days}
          shown={shown}
          onChoose={(date) => {
            if (date === shown) return;
            setPicked(date);
            untick();
          }}
        />
        <div id={instead ? undefined : `${formId}-slot`} className="grid scroll-mt-6 gap-8">
          {days.map((day) => (
            <DayTimes key={day.date} day={day} shown={day.date === shown} chosen={chosen} gone={gone} />
          ))}
        </div>
      </div>
      <div
        className={`-mx-2 border-border border-t bg-background px-2 py-3 noscript:sticky noscript:bottom-0 ${
          // With scripts the bar is sticky only once it names a time; before that it would only cover some of the times.
          words ? 'max-lg:sticky max-lg:bottom-0' : ''
        }`}
      >
        <SubmitButton sending={form.sending || leaving} disabled={words === null}>
          {words === null ? 'Choose a time to continue' : words ? `${submit.verb}: ${words}` : submit.unnamed}
        </SubmitButton>
      </div>
    </Form>
  );
}
