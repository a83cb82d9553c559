'use client';

import * as TabsPrimitive from 'radix-ui/tabs';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/class-names';

export const Tabs = TabsPrimitive.Root;

/** Hidden without scripts: all parts then follow one another. */
export function TabsList({ className, ...props }: ComponentProps<typeof TabsPrimitive.List>) {
  return (
    <TabsPrimitive.List
      {...props}
      className={cn('needs-script flex flex-wrap gap-x-2 border-border border-b', className)}
    />
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      {...props}
      className={cn(
        'tap -mb-px border-transparent border-b-3 px-3 font-medium text-muted-foreground hover:text-foreground data-[state=active]:border-primary data-[state=active]:font-semibold data-[state=active]:text-foreground',
        className,
      )}
    />
  );
}

/** Always part of the page, so that it shows without scripts and the browser's search finds it. */
export function TabsContent({ className, ...props }: ComponentProps<typeof TabsPrimitive.Content>) {
  return <TabsPrimitive.Content {...props} forceMount className={cn('tab-panel min-w-0', className)} />;
}
