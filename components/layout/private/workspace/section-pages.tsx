'use client';

import { usePathname } from 'next/navigation';
import { createContext, useContext } from 'react';
import { Count } from '@/components/layout/private/workspace/section-link';
import { findPage, type Workspace } from '@/components/layout/private/workspace/sections';
import { FilterPill } from '@/components/ui/private/filter-pill';

/** The sections around the page, and whether the sidebar is too narrow to list their pages. */
export const WorkspaceContext = createContext<(Workspace & { readonly narrow: boolean }) | null>(null);

/**
 * The pages of the present section below the head of each, wherever the sidebar does not list them. Where they do not fit, a
 * browser that knows how begins with the present one in sight.
 */
export function SectionPages() {
  const workspace = useContext(WorkspaceContext);
  const here = usePathname();
  const found = workspace && findPage(workspace.sections, here);
  const pages = found?.section.pages ?? [];
  if (!found || pages.length < 2 || found.page.href !== here) return null;
  return (
    <nav
      aria-label={found.section.label}
      // Hidden words of counts stay inside the box, which scrolls.
      className={`no-print bleed relative -my-1 scroll-px-4.5 overflow-x-auto py-1 ${workspace.narrow ? '' : 'lg:hidden'}`}
    >
      <ul className="flex gap-1.5">
        {pages.map(({ href, label }) => (
          <li key={href} className="shrink-0">
            <FilterPill
              variant="muted"
              href={href}
              aria-current={href === here ? 'page' : undefined}
              className="aria-[current]:[scroll-initial-target:nearest]"
            >
              {label}
              <Count of={workspace.counts[href] ?? 0} />
            </FilterPill>
          </li>
        ))}
      </ul>
    </nav>
  );
}
