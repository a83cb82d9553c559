'use client';

import '@/components/ui/private/style-nonce';
import * as SheetPrimitive from 'radix-ui/dialog';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/class-names';
import { X } from '@/components/ui/icons';
import { closeStyle, overlayStyle } from '@/components/ui/private/dialog';

export const Sheet = SheetPrimitive.Root;
export const SheetTrigger = SheetPrimitive.Trigger;

/** Slides in from the left edge, in the height of the window. */
export function SheetContent({
  className,
  children,
  ...props
}: ComponentProps<typeof SheetPrimitive.Content>) {
  return (
    <SheetPrimitive.Portal>
      <SheetPrimitive.Overlay className={overlayStyle} />
      <SheetPrimitive.Content
        {...props}
        className={cn(
          'fixed inset-y-0 left-0 z-50 w-[min(20rem,88vw)] overflow-y-auto border-border border-r bg-popover p-4 text-popover-foreground shadow-float',
          className,
        )}
      >
        {children}
        <SheetPrimitive.Close className={closeStyle}>
          <X aria-hidden="true" className="size-5" />
          <span className="sr-only">Close</span>
        </SheetPrimitive.Close>
      </SheetPrimitive.Content>
    </SheetPrimitive.Portal>
  );
}

export function SheetTitle({ className, ...props }: ComponentProps<typeof SheetPrimitive.Title>) {
  return <SheetPrimitive.Title {...props} className={cn('pr-11 text-h3', className)} />;
}
