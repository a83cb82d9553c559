'use client';

import { usePathname } from 'next/navigation';
import { Count, sectionIcons } from '@/components/layout/private/workspace/section-link';
import {
  countIn,
  currentOf,
  findPage,
  type Section,
  type Workspace,
} from '@/components/layout/private/workspace/sections';
import { Button } from '@/components/ui/button';
import { PanelLeft } from '@/components/ui/icons';
import {
  Sidebar,
  SidebarMenu,
  SidebarMenuButton,
  SidebarMenuItem,
  SidebarMenuSub,
  SidebarMenuSubButton,
  SidebarMenuSubItem,
} from '@/components/ui/private/sidebar';

type Shown = Workspace & { readonly here: string };

/** The pages of the present section, below its name. */
function SectionPages({
  section,
  counts,
  here,
  inside,
}: { section: Section; inside: string } & Omit<Shown, 'sections'>) {
  if (!section.pages || section.pages.length < 2) return null;
  return (
    <SidebarMenuSub>
      {section.pages.map(({ href, label }) => (
        <SidebarMenuSubItem key={href}>
          <SidebarMenuSubButton href={href} aria-current={currentOf(href, here, href === inside)}>
            {label}
            <Count of={counts[href] ?? 0} />
          </SidebarMenuSubButton>
        </SidebarMenuSubItem>
      ))}
    </SidebarMenuSub>
  );
}

/** All sections, the present one with its pages: beside the page. */
function SectionList({ sections, counts }: Workspace) {
  const here = usePathname();
  const found = findPage(sections, here);
  return (
    <SidebarMenu>
      {sections.map((section) => {
        const inside = found?.section === section;
        const Icon = sectionIcons[section.icon];
        return (
          <SidebarMenuItem key={section.href}>
            <SidebarMenuButton>
              <a
                href={section.href}
                aria-current={inside ? currentOf(section.href, here, true) : undefined}
                className="gap-3"
              >
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                <span className="grow">{section.label}</span>
                {!(inside && section.pages) && <Count of={countIn(section, counts)} />}
              </a>
            </SidebarMenuButton>
            {inside && (
              <SectionPages section={section} counts={counts} here={here} inside={found.page.href} />
            )}
          </SidebarMenuItem>
        );
      })}
    </SidebarMenu>
  );
}

/** The same, narrow: a picture with its name below it. */
function NarrowList({ sections, counts }: Workspace) {
  const here = usePathname();
  const found = findPage(sections, here);
  return (
    <SidebarMenu>
      {sections.map((section) => {
        const Icon = sectionIcons[section.icon];
        return (
          <SidebarMenuItem key={section.href}>
            <a
              href={section.href}
              aria-current={currentOf(section.href, here, found?.section === section)}
              className="relative grid min-h-16 place-items-center content-center gap-0.5 rounded-control text-small hover:bg-muted aria-[current]:bg-sidebar-accent aria-[current]:font-semibold aria-[current]:text-sidebar-accent-foreground"
            >
              <Icon aria-hidden="true" className="size-5" />
              {section.label}
              <Count of={countIn(section, counts)} className="absolute top-0.5 right-0.5" />
            </a>
          </SidebarMenuItem>
        );
      })}
    </SidebarMenu>
  );
}

type SidebarNavigationProps = Workspace & {
  readonly collapsed: boolean;
  readonly onToggle: () => void;
};

/** The sections beside the page, from 1024 px on. */
export function SidebarNavigation({ sections, counts, collapsed, onToggle }: SidebarNavigationProps) {
  return (
    <Sidebar aria-label="Main" className={collapsed ? 'w-24' : 'w-60'}>
      <div className="grid min-h-full grid-rows-[1fr_auto] gap-2">
        {collapsed ? (
          <NarrowList sections={sections} counts={counts} />
        ) : (
          <SectionList sections={sections} counts={counts} />
        )}
        <Button
          variant={null}
          aria-expanded={!collapsed}
          aria-label="Expand menu"
          className={`needs-script tap w-full gap-3 px-3 text-muted-foreground hover:bg-muted ${collapsed ? '' : 'justify-start'}`}
          onClick={onToggle}
        >
          <PanelLeft aria-hidden="true" className="size-5" />
          <span className={collapsed ? 'sr-only' : undefined}>{collapsed ? 'Expand' : 'Collapse'}</span>
        </Button>
      </div>
    </Sidebar>
  );
}
