'use client';

import type { ChangeEvent } from 'react';
import { InsteadChoices } from '@/components/booking/change/instead-choices';
import { DayStrip } from '@/components/booking/day-strip';
import { DayTimes } from '@/components/booking/day-times';
import { DeviceZone, useDeviceZone } from '@/components/forms/device-zone';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import type { DayOfSlots } from '@/lib/booking/offer/rules';
import { indianZone } from '@/lib/format/time';
import type { FormAction, RedirectTo } from '@/lib/server/action/form-result';

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
  /** Words of the button: `verb` comes before the ticked time; `unnamed` is for browsers that cannot name it. */
  readonly submit: { readonly verb: string; readonly unnamed: string };
  /** The time that a link has chosen, ISO. */
  readonly chosen?: string | undefined;
};

const formId = 'time';

/** Unticks the time of a day that is no longer shown: a hidden one would keep the keyboard out of the others. */
function untickHidden({ currentTarget }: ChangeEvent<HTMLDivElement>): void {
  const ticked = currentTarget.querySelector<HTMLInputElement>('input[name=slot]:checked');
  if (ticked?.offsetParent === null) ticked.checked = false;
}

/**
 * Chooses a day of the week and one of its free times, by style alone. The ticked time shows a button that names it and stays within
 * reach of the thumb. A browser that cannot style by a tick shows all times and one button below them.
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
  const sending = form.sending || leaving;
  const refused = result && !result.ok ? result : null;
  const instead = refused?.options?.slot;
  // Leaves out the time that somebody else has just taken.
  const gone = instead ? refused?.values?.slot : undefined;
  const chosen = gone === undefined ? form.field('slot').defaultValue : '';
  const ofTime = days.find(({ slots }) => slots.some(({ value }) => value === chosen));
  const device = useDeviceZone();
  const shownZone = fields.zone ?? indianZone;
  // A visitor outside India who has chosen no zone reads their own clock before the press.
  const zone = shownZone === indianZone && device !== '' ? device : shownZone;
  return (
    <div onChange={untickHidden} className="free-times grid gap-4 sm:gap-6">
      <DayStrip days={days} shown={ofTime?.date ?? days[0]?.date ?? ''} />
      <Form form={form} label={label} className="grid gap-4 sm:gap-6">
        {Object.entries(fields).map(([name, value]) =>
          name === 'device' ? (
            <DeviceZone key={name} name={name} />
          ) : (
            <input key={name} type="hidden" name={name} value={value} />
          ),
        )}
        {instead && (
          <InsteadChoices id={`${formId}-slot`} options={instead} verb={submit.verb} sending={sending} />
        )}
        <div id={instead ? undefined : `${formId}-slot`} className="grid gap-8">
          {days.map((day) => (
            <DayTimes
              key={day.date}
              day={day}
              chosen={chosen}
              gone={gone}
              verb={submit.verb}
              zone={zone}
              sending={sending}
            />
          ))}
        </div>
        <p className="choose-time text-muted-foreground">Choose a time to continue.</p>
        <div className="supports-[selector(:has(a))]:hidden">
          <SubmitButton sending={sending}>{submit.unnamed}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
