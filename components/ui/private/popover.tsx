'use client';

import '@/components/ui/private/style-nonce';
import * as PopoverPrimitive from 'radix-ui/popover';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/class-names';

export const Popover = PopoverPrimitive.Root;
export const PopoverTrigger = PopoverPrimitive.Trigger;

export function PopoverContent({ className, ...props }: ComponentProps<typeof PopoverPrimitive.Content>) {
  return (
    <PopoverPrimitive.Portal>
      <PopoverPrimitive.Content
        sideOffset={8}
        {...props}
        className={cn(
          'z-50 rounded-card border border-border bg-popover p-3 text-popover-foreground shadow-float',
          className,
        )}
      />
    </PopoverPrimitive.Portal>
  );
}
