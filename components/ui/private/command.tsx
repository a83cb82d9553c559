'use client';

import { Command as CommandPrimitive } from 'cmdk';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/class-names';
import { inputStyle } from '@/components/ui/input';

/** A list that gets shorter while one types; arrows move through it, Enter chooses. */
export const Command = CommandPrimitive;

export function CommandInput({ className, ...props }: ComponentProps<typeof CommandPrimitive.Input>) {
  return <CommandPrimitive.Input {...props} className={cn(inputStyle, className)} />;
}

export function CommandList({ className, ...props }: ComponentProps<typeof CommandPrimitive.List>) {
  return <CommandPrimitive.List {...props} className={cn('mt-3 max-h-[50dvh] overflow-y-auto', className)} />;
}

export function CommandGroup({ className, ...props }: ComponentProps<typeof CommandPrimitive.Group>) {
  return (
    <CommandPrimitive.Group
      {...props}
      className={cn(
        'py-1 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1 [&_[cmdk-group-heading]]:text-muted-foreground [&_[cmdk-group-heading]]:text-small',
        className,
      )}
    />
  );
}

export function CommandItem({ className, ...props }: ComponentProps<typeof CommandPrimitive.Item>) {
  return (
    <CommandPrimitive.Item
      {...props}
      className={cn(
        'tap w-full cursor-pointer rounded-control px-3 hover:bg-muted data-[selected=true]:bg-accent data-[selected=true]:text-accent-foreground',
        className,
      )}
    />
  );
}
