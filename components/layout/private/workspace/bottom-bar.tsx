'use client';

import { usePathname } from 'next/navigation';
import { MemberMenuRows } from '@/components/layout/member-menu';
import { Count, sectionIcons } from '@/components/layout/private/workspace/section-link';
import {
  countIn,
  currentOf,
  findPage,
  sectionsInBar,
  type Workspace,
} from '@/components/layout/private/workspace/sections';
import { Menu } from '@/components/ui/icons';
import { Sheet, SheetContent, SheetTitle, SheetTrigger } from '@/components/ui/private/sheet';

const entryStyle =
  'relative grid min-h-15 w-full place-items-center content-center gap-0.5 border-transparent border-t-3 font-medium text-[0.8125rem] text-muted-foreground leading-tight aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-foreground';
const countStyle = 'absolute top-1 left-1/2 ml-3.5 leading-5';

const leafStyle =
  'tap w-full justify-between gap-2 rounded-control px-3 hover:bg-muted aria-[current]:bg-sidebar-accent aria-[current]:font-semibold';

type LeavesProps = Workspace & { readonly here: string };

/** Every page of the sections that the bar has no room for, and the way out. */
function Leaves({ sections, counts, here }: LeavesProps) {
  return (
    <div className="grid gap-3">
      {sections.map((section) => (
        <section key={section.href} aria-label={section.label}>
          {section.pages && (
            <p aria-hidden="true" className="px-3 text-muted-foreground text-small">
              {section.label}
            </p>
          )}
          <ul className="grid grid-cols-2">
            {(section.pages ?? [section]).map(({ href, label }) => (
              <li key={href}>
                <a href={href} aria-current={currentOf(href, here, false)} className={leafStyle}>
                  {label}
                  <Count of={counts[href] ?? 0} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <MemberMenuRows />
    </div>
  );
}

/** The sections on phones: four at the lower edge, the pages of the others behind "More". */
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
      <Count of={waiting} className={countStyle} />
    </>
  );
  return (
    <nav
      aria-label="Main"
      data-action-bar
      className="no-print inset-x-0 bottom-0 z-20 border-border border-t bg-card pb-[env(safe-area-inset-bottom)] tall:fixed lg:hidden"
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
                <Count of={countIn(section, counts)} className={countStyle} />
              </a>
            </li>
          );
        })}
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
              <nav aria-label="More pages" className="pt-2">
                <Leaves sections={rest} counts={counts} here={here} />
              </nav>
            </SheetContent>
          </Sheet>
          <details className="no-script">
            <summary className={entryStyle}>{more}</summary>
            <div className="absolute inset-x-0 bottom-full max-h-[70dvh] overflow-y-auto border-border border-t bg-card p-3 shadow-float">
              <Leaves sections={rest} counts={counts} here={here} />
            </div>
          </details>
        </li>
      </ul>
    </nav>
  );
}
