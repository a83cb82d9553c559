'use client';

import { usePathname } from 'next/navigation';
import { Count } from '@/components/layout/private/workspace/section-link';
import { currentOf, findPage, type Workspace } from '@/components/layout/private/workspace/sections';
import { FilterPill } from '@/components/ui/private/filter-pill';

/**
 * The pages of the present section above the page, wherever the sidebar does not list them. Where they do not fit, a
 * browser that knows how begins with the present one in sight.
 */
export function SectionPages({ sections, counts, narrow }: Workspace & { readonly narrow: boolean }) {
  const here = usePathname();
  const found = findPage(sections, here);
  const pages = found?.section.pages ?? [];
  if (!found || pages.length < 2) return null;
  return (
    <nav
      aria-label={found.section.label}
      // Hidden words of counts stay inside the box, which scrolls.
      className={`no-print container-page relative scroll-px-4.5 overflow-x-auto pt-3 ${narrow ? '' : 'lg:hidden'}`}
    >
      <ul className="flex gap-1.5">
        {pages.map(({ href, label }) => (
          <li key={href} className="shrink-0">
            <FilterPill
              variant="muted"
              href={href}
              aria-current={currentOf(href, here, href === found.page.href)}
              className="aria-[current]:[scroll-initial-target:nearest]"
            >
              {label}
              <Count of={counts[href] ?? 0} noun="waiting" />
            </FilterPill>
          </li>
        ))}
      </ul>
    </nav>
  );
}
