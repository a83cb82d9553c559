'use client';

import '@/components/ui/private/style-nonce';
import * as TooltipPrimitive from 'radix-ui/tooltip';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/class-names';

export const TooltipProvider = TooltipPrimitive.Provider;
export const Tooltip = TooltipPrimitive.Root;
export const TooltipTrigger = TooltipPrimitive.Trigger;

/** Words above or below a control, in the colours of the page turned round. */
export function TooltipContent({ className, ...props }: ComponentProps<typeof TooltipPrimitive.Content>) {
  return (
    <TooltipPrimitive.Portal>
      <TooltipPrimitive.Content
        sideOffset={6}
        {...props}
        className={cn(
          'z-50 max-w-60 rounded-control bg-foreground px-3 py-1.5 text-background text-small shadow-float',
          className,
        )}
      />
    </TooltipPrimitive.Portal>
  );
}
