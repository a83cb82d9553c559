'use client';

import { usePathname } from 'next/navigation';
import { sections } from '@/components/admin/sections';
import { ChevronDown } from '@/components/ui/icons';

function currentOf(href: string, here: string): 'page' | 'true' | undefined {
  if (here === href) return 'page';
  return href !== '/admin' && here.startsWith(`${href}/`) ? 'true' : undefined;
}

function Rooms({ here }: { readonly here: string }) {
  return sections.map(({ title, rooms }) => (
    <div key={title} className="py-2">
      <p className="px-3 text-ink-soft text-small">{title}</p>
      <ul>
        {rooms.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={currentOf(href, here)}
              className="tap w-full rounded-control px-3 text-ink hover:bg-paper-3 aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-primary"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/**
 * The rooms of the back office: beside the page where there is room, else behind one line that says where one is. It
 * opens without scripts.
 */
export function AdminNavigation() {
  const here = usePathname();
  const rooms = sections.flatMap((section) => section.rooms);
  const current = rooms.find(({ href }) => currentOf(href, here));
  return (
    <>
      <nav aria-label="Back office" className="no-print hidden lg:block">
        <div className="sticky top-4 max-h-[calc(100dvh-2rem)] overflow-y-auto py-4">
          <Rooms here={here} />
        </div>
      </nav>
      <nav aria-label="Back office, as a list" className="no-print pt-4 lg:hidden">
        <details className="group rounded-card border border-line bg-paper-2">
          <summary className="tap w-full cursor-pointer justify-between gap-3 px-4 font-semibold">
            <span>
              <span className="font-normal text-ink-soft">Back office: </span>
              {current?.label ?? 'choose a page'}
            </span>
            <ChevronDown className="size-5 transition-transform group-open:rotate-180" />
          </summary>
          <div className="border-line border-t px-2 pb-2 sm:columns-2">
            <Rooms here={here} />
          </div>
        </details>
      </nav>
    </>
  );
}
