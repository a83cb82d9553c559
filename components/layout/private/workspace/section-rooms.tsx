'use client';

import { usePathname } from 'next/navigation';
import { Count } from '@/components/layout/private/workspace/section-link';
import { currentOf, placeIn, type Workspace } from '@/components/layout/private/workspace/sections';

/** The pages of the present section above the page, wherever the sidebar does not list them. */
export function SectionRooms({ sections, counts, narrow }: Workspace & { readonly narrow: boolean }) {
  const here = usePathname();
  const place = placeIn(sections, here);
  const rooms = place?.section.rooms ?? [];
  if (!place || rooms.length < 2) return null;
  return (
    <nav
      aria-label={place.section.label}
      // Hidden words of counts stay inside the box, which scrolls.
      className={`no-print container-page relative overflow-x-auto pt-3 ${narrow ? '' : 'lg:hidden'}`}
    >
      <ul className="flex gap-1.5">
        {rooms.map(({ href, label }) => (
          <li key={href} className="shrink-0">
            <a
              href={href}
              aria-current={currentOf(href, here, href === place.room.href)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-border bg-card px-3.5 font-medium text-muted-foreground hover:border-input hover:text-foreground aria-[current]:border-primary aria-[current]:bg-accent aria-[current]:font-semibold aria-[current]:text-foreground"
            >
              {label}
              <Count of={counts[href] ?? 0} noun="waiting" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
