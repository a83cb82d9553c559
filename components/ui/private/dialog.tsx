'use client';

import '@/components/ui/private/style-nonce';
import * as DialogPrimitive from 'radix-ui/dialog';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/class-names';
import { X } from '@/components/ui/icons';

export const Dialog = DialogPrimitive.Root;

export const overlayStyle = 'fixed inset-0 z-40 bg-night/60';

export const closeStyle =
  'absolute top-2 right-2 grid size-tap place-items-center rounded-control hover:bg-muted';

export function DialogContent({
  className,
  children,
  ...props
}: ComponentProps<typeof DialogPrimitive.Content>) {
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className={overlayStyle} />
      <DialogPrimitive.Content
        {...props}
        className={cn(
          'fixed inset-x-4 top-[10dvh] z-50 mx-auto grid max-h-[80dvh] max-w-xl gap-4 overflow-y-auto rounded-card border border-border bg-popover p-5 text-popover-foreground shadow-float',
          className,
        )}
      >
        {children}
        <DialogPrimitive.Close className={closeStyle}>
          <X aria-hidden="true" className="size-5" />
          <span className="sr-only">Close</span>
        </DialogPrimitive.Close>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return <DialogPrimitive.Title {...props} className={cn('pr-11 text-h3', className)} />;
}
