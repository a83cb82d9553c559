'use client';

import * as TooltipPrimitive from 'radix-ui/tooltip';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/components/ui/class-names';

/** Explains a picture on a button to the eye; screen readers have the button's name. */
export function Tooltip({ children }: { readonly children: ReactNode }) {
  return (
    <TooltipPrimitive.Provider delayDuration={300}>
      <TooltipPrimitive.Root>{children}</TooltipPrimitive.Root>
    </TooltipPrimitive.Provider>
  );
}

export const TooltipTrigger = TooltipPrimitive.Trigger;

export function TooltipContent({
  className,
  sideOffset = 6,
  ...props
}: ComponentProps<typeof TooltipPrimitive.Content>) {
  return (
    <TooltipPrimitive.Portal>
      <TooltipPrimitive.Content
        {...props}
        sideOffset={sideOffset}
        className={cn(
          'z-50 rounded-control bg-night px-3 py-1.5 text-night-foreground text-small',
          className,
        )}
      />
    </TooltipPrimitive.Portal>
  );
}
