'use client';

import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import type { FieldState } from '@/components/forms/field-frame';
import { fill } from '@/components/forms/fill';
import { inputOf, isTouched, openDevicePicker } from '@/components/forms/private/device-picker';
import type { MonthPopover } from '@/components/forms/private/month-popover';
import { TypedInput } from '@/components/forms/private/typed-input';
import { Button } from '@/components/ui/button';
import { CalendarClock } from '@/components/ui/icons';
import { Hint } from '@/components/ui/private/hint';
import { formatDayDigits } from '@/lib/format/time';
import { halvesTyped, localTimeShown } from '@/lib/format/typed/clock';
import { dayShown, dayTyped } from '@/lib/format/typed/day';

type DateFieldProps = {
  readonly field: FieldState;
  readonly label: string;
  /** Says how a day is written unless given; null where there is no room for it. */
  readonly hint?: ReactNode;
  /** First day that can be chosen from a month: "2026-11-20". The server has the last word. */
  readonly min?: string;
  readonly required?: boolean;
  /** Asks for a time of that day as well. */
  readonly withTime?: boolean;
};

/** The month comes when somebody wants it: its script is as large as that of a whole page. */
const loadMonth = async () => (await import('@/components/forms/private/month-popover')).MonthPopover;

/** Noon, so that no change of clocks turns it into another day. */
const dateOf = (day: string) => new Date(`${day}T12:00:00`);

const two = (part: number) => String(part).padStart(2, '0');
const dayOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

function PickerButton({ label, ...props }: ComponentProps<'button'> & { readonly label: string }) {
  return (
    <Hint text="Choose from a month" className="needs-script absolute top-0.5 right-0.5">
      <Button {...props} variant="ghost" size="icon" className="text-muted-foreground">
        <CalendarClock aria-hidden="true" className="size-5 shrink-0" />
        <span className="sr-only">{label}: choose from a month</span>
      </Button>
    </Hint>
  );
}

/**
 * A day, or a day and a time, that people type as they write it (`dayTyped`), or choose: from a month, and with a finger
 * from the picker of the device. Choosing needs scripts; the field does not.
 */
export function DateField({ field, label, hint, min, required, withTime = false }: DateFieldProps) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const [Month, setMonth] = useState<typeof MonthPopover>();
  const picked = useRef(false);
  const shown = withTime ? localTimeShown : dayShown;

  function onOpenChange(opens: boolean) {
    const control = inputOf(field.id);
    if (!opens || !control) return setOpen(false);
    const halves = halvesTyped(control.value);
    const day = halves?.day ?? dayTyped(control.value);
    if (isTouched()) {
      const begin = withTime ? (halves ? `${halves.day}T${halves.clock}` : '') : (day ?? '');
      const first = min && withTime ? `${min}T00:00` : min;
      openDevicePicker(control, {
        type: withTime ? 'datetime-local' : 'date',
        begin,
        shown: (value) => shown(value),
        ...(first && { min: first }),
      });
      return;
    }
    setChosen(day ?? undefined);
    // Without a connection the month does not open, and the person types the day.
    loadMonth().then(
      (loaded) => {
        setMonth(() => loaded);
        setOpen(true);
      },
      () => control.focus(),
    );
  }

  function choose(date: Date | undefined) {
    const control = inputOf(field.id);
    if (!control || !date) return;
    const clock = halvesTyped(control.value)?.clock;
    const day = dayOf(date);
    // While no time is typed, the person types it behind the day.
    const text = clock ? localTimeShown(`${day}T${clock}`) : `${formatDayDigits(day)}, `;
    fill(control, withTime ? text : formatDayDigits(day));
    picked.current = true;
    setOpen(false);
  }

  /** Focuses the field after a choice; when the month closes without one, the focus returns to where it was. */
  function onCloseAutoFocus(event: Event) {
    if (!picked.current) return;
    picked.current = false;
    event.preventDefault();
    inputOf(field.id)?.focus();
  }

  return (
    <TypedInput
      field={field}
      label={label}
      hint={
        hint === undefined
          ? withTime
            ? 'For example 24/12/2026, 6:30 pm.'
            : 'For example 24/12/2026.'
          : hint
      }
      placeholder={hint === null ? 'dd/mm/yyyy' : undefined}
      required={required}
      shown={(text) => shown(text)}
      picker={
        Month ? (
          <Month
            label={label}
            open={open}
            onOpenChange={onOpenChange}
            onCloseAutoFocus={onCloseAutoFocus}
            chosen={chosen ? dateOf(chosen) : undefined}
            min={min ? dateOf(min) : undefined}
            onSelect={choose}
          >
            <PickerButton label={label} />
          </Month>
        ) : (
          <PickerButton
            label={label}
            aria-haspopup="dialog"
            aria-expanded={false}
            onPointerEnter={() => void loadMonth().catch(() => undefined)}
            onClick={() => onOpenChange(true)}
          />
        )
      }
    />
  );
}
