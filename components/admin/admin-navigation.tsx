'use client';

import { usePathname } from 'next/navigation';
import { GoTo } from '@/components/admin/go-to';
import { sections } from '@/components/admin/sections';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ChevronDown, Menu } from '@/components/ui/icons';
import { Sheet, SheetContent, SheetTitle, SheetTrigger } from '@/components/ui/private/sheet';
import {
  Sidebar,
  SidebarGroup,
  SidebarGroupLabel,
  SidebarMenu,
  SidebarMenuButton,
  SidebarMenuItem,
} from '@/components/ui/private/sidebar';

function currentOf(href: string, here: string): 'page' | 'true' | undefined {
  if (here === href) return 'page';
  return href !== '/admin' && here.startsWith(`${href}/`) ? 'true' : undefined;
}

function Rooms({ here }: { readonly here: string }) {
  return sections.map(({ title, rooms }) => (
    <SidebarGroup key={title}>
      <SidebarGroupLabel>{title}</SidebarGroupLabel>
      <SidebarMenu>
        {rooms.map(({ href, label }) => (
          <SidebarMenuItem key={href}>
            <SidebarMenuButton>
              <a href={href} aria-current={currentOf(href, here)}>
                {label}
              </a>
            </SidebarMenuButton>
          </SidebarMenuItem>
        ))}
      </SidebarMenu>
    </SidebarGroup>
  ));
}

/**
 * The pages of the back office: beside the page if there is room, else behind one line that names the present one: a
 * sheet, or without scripts a list that opens in the page.
 */
export function AdminNavigation() {
  const here = usePathname();
  const rooms = sections.flatMap((section) => section.rooms);
  const current = rooms.find(({ href }) => currentOf(href, here));
  const place = (
    <span>
      <span className="font-normal text-muted-foreground">Back office: </span>
      {current?.label ?? 'choose a page'}
    </span>
  );
  return (
    <>
      <Sidebar aria-label="Back office">
        <GoTo />
        <Rooms here={here} />
      </Sidebar>
      <nav aria-label="Back office, as a list" className="no-print pt-4 lg:hidden">
        <Sheet>
          <SheetTrigger asChild>
            <Button
              variant="ghost"
              className="needs-script w-full justify-between border border-border bg-card"
            >
              {place}
              <Menu aria-hidden="true" className="size-5" />
            </Button>
          </SheetTrigger>
          <SheetContent aria-describedby={undefined}>
            <SheetTitle>Back office</SheetTitle>
            <Rooms here={here} />
          </SheetContent>
        </Sheet>
        <Card asChild variant="flat" size="flush" className="no-script">
          <details className="group">
            <summary className="tap w-full cursor-pointer justify-between gap-3 px-4 font-semibold">
              {place}
              <ChevronDown className="size-5 transition-transform group-open:rotate-180" />
            </summary>
            <div className="border-border border-t px-2 pb-2 sm:columns-2">
              <Rooms here={here} />
            </div>
          </details>
        </Card>
      </nav>
    </>
  );
}
