'use client';

import '@/components/ui/private/style-nonce';
import * as DropdownMenuPrimitive from 'radix-ui/dropdown-menu';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/class-names';

export const DropdownMenu = DropdownMenuPrimitive.Root;
export const DropdownMenuTrigger = DropdownMenuPrimitive.Trigger;

/** Stands where it is written, not at the end of the page: what a menu offers belongs to the landmark of its button. */
export function DropdownMenuContent({
  className,
  ...props
}: ComponentProps<typeof DropdownMenuPrimitive.Content>) {
  return (
    <DropdownMenuPrimitive.Content
      sideOffset={8}
      {...props}
      className={cn(
        'z-50 min-w-60 rounded-card border border-border bg-popover p-2 text-popover-foreground shadow-float',
        className,
      )}
    />
  );
}

export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof DropdownMenuPrimitive.Item>) {
  return (
    <DropdownMenuPrimitive.Item
      {...props}
      className={cn(
        'tap w-full cursor-pointer gap-3 rounded-control px-3.5 font-medium outline-none data-highlighted:bg-accent data-highlighted:text-accent-foreground data-disabled:opacity-70',
        className,
      )}
    />
  );
}

export function DropdownMenuSeparator({
  className,
  ...props
}: ComponentProps<typeof DropdownMenuPrimitive.Separator>) {
  return (
    <DropdownMenuPrimitive.Separator {...props} className={cn('my-1 border-border border-t', className)} />
  );
}
