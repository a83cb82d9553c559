'use client';

import '@/components/ui/private/style-nonce';
import * as SheetPrimitive from 'radix-ui/dialog';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/class-names';
import { X } from '@/components/ui/icons';
import { closeStyle, overlayStyle } from '@/components/ui/private/dialog';

export { DialogTitle as SheetTitle } from '@/components/ui/private/dialog';

export const Sheet = SheetPrimitive.Root;
export const SheetTrigger = SheetPrimitive.Trigger;

/** From the lower edge, as high as what it holds. */
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
          'fixed inset-x-0 bottom-0 z-50 max-h-[85dvh] overflow-y-auto rounded-t-card border-border border-t bg-popover p-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-popover-foreground shadow-float',
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
