import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/class-names';
import { Slot } from '@/components/ui/slot';

/** Stands next to the page if there is space; its name is an `aria-label`. */
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

const rowStyle = 'tap w-full rounded-control px-3 hover:bg-muted aria-[current]:font-semibold';

/** Puts the style on the one child, a link; `aria-current` marks the present page. */
export function SidebarMenuButton({ className, ...props }: ComponentProps<typeof Slot>) {
  const current = 'aria-[current]:bg-sidebar-accent aria-[current]:text-sidebar-accent-foreground';
  return <Slot {...props} className={cn(rowStyle, current, className)} />;
}

/** Pages of one section, below its name. */
export function SidebarMenuSub({ className, ...props }: ComponentProps<'ul'>) {
  return <ul {...props} className={cn('mb-1 ml-5 border-border border-l pl-2', className)} />;
}

export function SidebarMenuSubItem(props: ComponentProps<'li'>) {
  return <li {...props} />;
}

/** A link, with its count at its end. */
export function SidebarMenuSubButton({ className, ...props }: ComponentProps<'a'>) {
  return (
    <a
      {...props}
      className={cn(
        rowStyle,
        'justify-between gap-2 text-muted-foreground hover:text-foreground aria-[current]:text-foreground',
        className,
      )}
    />
  );
}
