import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/class-names';
import { Slot } from '@/components/ui/slot';

/** Beside the page if there is room; its name is an `aria-label`. */
export function Sidebar({ className, children, ...props }: ComponentProps<'nav'>) {
  return (
    <nav
      {...props}
      className={cn(
        'no-print hidden shrink-0 border-border border-r bg-card text-sidebar-foreground lg:block',
        className,
      )}
    >
      {/* Below the header, which stays at the top of the window. */}
      <div className="sticky top-16 h-[calc(100dvh-4rem)] overflow-y-auto p-3">{children}</div>
    </nav>
  );
}

export function SidebarMenu(props: ComponentProps<'ul'>) {
  return <ul {...props} />;
}

export function SidebarMenuItem(props: ComponentProps<'li'>) {
  return <li {...props} />;
}

/** Styles its one child, a link; `aria-current` marks the present page. */
export function SidebarMenuButton({ className, ...props }: ComponentProps<typeof Slot>) {
  return (
    <Slot
      {...props}
      className={cn(
        'tap w-full rounded-control px-3 hover:bg-muted aria-[current]:bg-sidebar-accent aria-[current]:font-semibold aria-[current]:text-sidebar-accent-foreground',
        className,
      )}
    />
  );
}
