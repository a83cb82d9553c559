'use client';

import '@/components/ui/private/style-nonce';
import * as AlertDialogPrimitive from 'radix-ui/alert-dialog';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/class-names';
import { overlayStyle } from '@/components/ui/private/dialog';

export const AlertDialog = AlertDialogPrimitive.Root;

export function AlertDialogContent({
  className,
  ...props
}: ComponentProps<typeof AlertDialogPrimitive.Content>) {
  return (
    <AlertDialogPrimitive.Portal>
      <AlertDialogPrimitive.Overlay className={overlayStyle} />
      <AlertDialogPrimitive.Content
        {...props}
        className={cn(
          'fixed inset-x-4 top-[20dvh] z-50 mx-auto grid max-w-md gap-4 rounded-card border border-border bg-popover p-5 text-popover-foreground shadow-float sm:p-8',
          className,
        )}
      />
    </AlertDialogPrimitive.Portal>
  );
}

export function AlertDialogTitle({ className, ...props }: ComponentProps<typeof AlertDialogPrimitive.Title>) {
  return <AlertDialogPrimitive.Title {...props} className={cn('text-h3', className)} />;
}

export const AlertDialogDescription = AlertDialogPrimitive.Description;

export function AlertDialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cn('flex flex-wrap gap-3', className)} />;
}

export function AlertDialogAction({
  children,
  ...props
}: ComponentProps<typeof AlertDialogPrimitive.Action>) {
  return (
    <AlertDialogPrimitive.Action {...props} asChild>
      <Button>{children}</Button>
    </AlertDialogPrimitive.Action>
  );
}

export function AlertDialogCancel({
  children,
  ...props
}: ComponentProps<typeof AlertDialogPrimitive.Cancel>) {
  return (
    <AlertDialogPrimitive.Cancel {...props} asChild>
      <Button variant="outline">{children}</Button>
    </AlertDialogPrimitive.Cancel>
  );
}
