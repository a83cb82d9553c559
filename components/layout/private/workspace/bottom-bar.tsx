'use client';

import { usePathname } from 'next/navigation';
import { Count, sectionIcons } from '@/components/layout/private/workspace/section-link';
import {
  countIn,
  currentOf,
  findPage,
  sectionsInBar,
  type Workspace,
} from '@/components/layout/private/workspace/sections';
import { SectionList } from '@/components/layout/private/workspace/sidebar-navigation';
import { Menu } from '@/components/ui/icons';
import { Sheet, SheetContent, SheetTitle, SheetTrigger } from '@/components/ui/private/sheet';

const entryStyle =
  'relative grid min-h-15 w-full place-items-center content-center gap-0.5 border-transparent border-t-3 font-medium text-[0.8125rem] text-muted-foreground leading-tight aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-foreground';
const countStyle = 'absolute top-0.5 left-1/2 ml-2 min-w-5 text-[0.8125rem] leading-5';

/** The sections on phones: four at the lower edge, all of them behind "More". */
export function BottomBar({ sections, counts }: Workspace) {
  const here = usePathname();
  const found = findPage(sections, here);
  const shown = sectionsInBar(sections);
  const rest = sections.filter((section) => !shown.includes(section));
  const waiting = rest.reduce((sum, section) => sum + countIn(section, counts), 0);
  const insideRest = rest.some((section) => section === found?.section);
  const more = (
    <>
      <Menu aria-hidden="true" className="size-5" />
      More
      <Count of={waiting} noun="waiting" className={countStyle} />
    </>
  );
  return (
    <nav
      aria-label="Main"
      data-action-bar
      className="no-print fixed inset-x-0 bottom-0 z-20 border-border border-t bg-card pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="grid grid-flow-col auto-cols-fr">
        {shown.map((section) => {
          const Icon = sectionIcons[section.icon];
          return (
            <li key={section.href}>
              <a
                href={section.href}
                aria-current={currentOf(section.href, here, found?.section === section)}
                className={entryStyle}
              >
                <Icon aria-hidden="true" className="size-5" />
                {section.label}
                <Count of={countIn(section, counts)} noun="waiting" className={countStyle} />
              </a>
            </li>
          );
        })}
        {rest.length > 0 && (
          <li>
            <Sheet>
              <SheetTrigger
                aria-current={insideRest ? 'true' : undefined}
                className={`needs-script ${entryStyle}`}
              >
                {more}
              </SheetTrigger>
              <SheetContent aria-describedby={undefined}>
                <SheetTitle>More</SheetTitle>
                <nav aria-label="All pages" className="pt-2">
                  <SectionList sections={sections} counts={counts} />
                </nav>
              </SheetContent>
            </Sheet>
            <details className="no-script">
              <summary className={entryStyle}>{more}</summary>
              <div className="absolute inset-x-0 bottom-full max-h-[70dvh] overflow-y-auto border-border border-t bg-card p-3 shadow-float">
                <SectionList sections={sections} counts={counts} />
              </div>
            </details>
          </li>
        )}
      </ul>
    </nav>
  );
}
