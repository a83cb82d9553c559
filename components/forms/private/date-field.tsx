'use client';

import { useState } from 'react';
import { FieldFrame, type FieldState, fieldAttributes } from '@/components/forms/field-frame';
import { Button } from '@/components/ui/button';
import { CalendarClock } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { Calendar } from '@/components/ui/private/calendar';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/private/popover';
import { Tooltip, TooltipContent, TooltipTrigger } from '@/components/ui/private/tooltip';

type DateFieldProps = {
  readonly field: FieldState;
  readonly label: string;
  /** First day that can be chosen: "2026-11-20". */
  readonly min: string;
  readonly required?: boolean;
};

/** Noon, so that no change of clocks turns it into another day. */
const dateOf = (day: string) => new Date(`${day}T12:00:00`);

const two = (part: number) => String(part).padStart(2, '0');
const dayOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

function controlOf(id: string): HTMLInputElement | null {
  const control = document.getElementById(id);
  return control instanceof HTMLInputElement ? control : null;
}

/**
 * A day that people type, if the browser lets them, or choose from a month. The month needs scripts; the field does
 * not.
 */
export function DateField({ field, label, min, required }: DateFieldProps) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Date>();

  function onOpenChange(opens: boolean) {
    const typed = controlOf(field.id)?.value;
    if (opens) setChosen(typed ? dateOf(typed) : undefined);
    setOpen(opens);
  }

  function choose(date: Date | undefined) {
    const control = controlOf(field.id);
    if (!control || !date) return;
    control.value = dayOf(date);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    setOpen(false);
  }

  return (
    <FieldFrame field={field} label={label}>
      <div className="flex gap-2">
        <Input
          {...fieldAttributes({ field })}
          type="date"
          min={min}
          required={required}
          className="min-w-0"
        />
        <Popover open={open} onOpenChange={onOpenChange}>
          <Tooltip>
            <TooltipTrigger asChild>
              <PopoverTrigger asChild>
                <Button variant="outline" size="icon" className="needs-script shrink-0">
                  <CalendarClock aria-hidden="true" className="size-5 shrink-0" />
                  <span className="sr-only">{label}: choose from a month</span>
                </Button>
              </PopoverTrigger>
            </TooltipTrigger>
            <TooltipContent>Choose from a month</TooltipContent>
          </Tooltip>
          <PopoverContent align="end" aria-label={label}>
            <Calendar
              mode="single"
              autoFocus
              selected={chosen}
              defaultMonth={chosen ?? dateOf(min)}
              disabled={{ before: dateOf(min) }}
              onSelect={choose}
            />
          </PopoverContent>
        </Popover>
      </div>
    </FieldFrame>
  );
}
