'use client';

import type { ReactNode } from 'react';
import { Calendar } from '@/components/ui/private/calendar';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/private/popover';

type MonthPopoverProps = {
  readonly label: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onCloseAutoFocus: (event: Event) => void;
  readonly chosen: Date | undefined;
  readonly min: Date | undefined;
  readonly onSelect: (date: Date | undefined) => void;
  readonly children: ReactNode;
};

/** A month over the page, to choose a day of. */
export function MonthPopover({
  label,
  open,
  onOpenChange,
  onCloseAutoFocus,
  chosen,
  min,
  onSelect,
  children,
}: MonthPopoverProps) {
  return (
    <Popover open={open} onOpenChange={onOpenChange}>
      <PopoverTrigger asChild>{children}</PopoverTrigger>
      <PopoverContent align="end" aria-label={label} onCloseAutoFocus={onCloseAutoFocus}>
        <Calendar
          mode="single"
          autoFocus
          selected={chosen}
          defaultMonth={chosen ?? min}
          disabled={min ? { before: min } : undefined}
          onSelect={onSelect}
        />
      </PopoverContent>
    </Popover>
  );
}
