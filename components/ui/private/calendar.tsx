'use client';

import type { ComponentProps } from 'react';
import { DayPicker } from 'react-day-picker';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/class-names';

const step = cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'p-0 disabled:opacity-40');

/** A month for choosing a day; the week begins on Monday, as in Indian offices. */
export function Calendar(props: ComponentProps<typeof DayPicker>) {
  return (
    <DayPicker
      weekStartsOn={1}
      showOutsideDays={false}
      {...props}
      classNames={{
        months: 'relative',
        month_caption: 'grid min-h-11 place-items-center font-semibold',
        nav: 'absolute inset-x-0 top-0 flex justify-between',
        button_previous: step,
        button_next: step,
        chevron: 'size-5 fill-current',
        month_grid: 'mt-1 border-collapse',
        weekday: 'size-10 font-medium text-muted-foreground text-small',
        day: 'p-0 text-center',
        day_button: 'size-10 rounded-control hover:bg-accent disabled:opacity-40',
        today: 'font-semibold text-primary',
        selected:
          '[&>button]:bg-primary [&>button]:text-primary-foreground [&>button:hover]:bg-primary-strong',
      }}
    />
  );
}
