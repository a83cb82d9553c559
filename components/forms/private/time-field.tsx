'use client';

import type { ReactNode } from 'react';
import type { FieldState } from '@/components/forms/field-frame';
import { inputOf, openDevicePicker } from '@/components/forms/private/device-picker';
import { TypedInput } from '@/components/forms/private/typed-input';
import { Button } from '@/components/ui/button';
import { Clock } from '@/components/ui/icons';
import { Hint } from '@/components/ui/private/hint';
import { clockShown, clockTyped } from '@/lib/format/typed/clock';

type TimeFieldProps = {
  readonly field: FieldState;
  readonly label: ReactNode;
  /** Name of the time for readers who meet the button alone: "From on Monday". */
  readonly about: string;
};

/** A time of a day that people type as they write it (`clockTyped`), or choose with a finger from the device's picker. */
export function TimeField({ field, label, about }: TimeFieldProps) {
  function pick() {
    const control = inputOf(field.id);
    if (!control) return;
    openDevicePicker(control, { type: 'time', begin: clockTyped(control.value) ?? '', shown: clockShown });
  }
  return (
    <TypedInput
      field={field}
      label={label}
      shown={clockShown}
      picker={
        <Hint
          text="Choose a time"
          className="needs-script absolute top-0.5 right-0.5 not-pointer-coarse:hidden"
        >
          <Button variant="ghost" size="icon" onClick={pick} className="text-muted-foreground">
            <Clock aria-hidden="true" className="size-5 shrink-0" />
            <span className="sr-only">{about}: choose a time</span>
          </Button>
        </Hint>
      }
    />
  );
}
