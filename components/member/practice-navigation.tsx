'use client';

import { usePathname } from 'next/navigation';

const home = '/therapist-dashboard';

const rooms = [
  { href: home, label: 'Overview' },
  { href: `${home}/sessions`, label: 'Sessions' },
  { href: `${home}/requests`, label: 'Requests' },
  { href: `${home}/clients`, label: 'Clients' },
  { href: `${home}/plans`, label: 'Plans' },
  { href: `${home}/quotations`, label: 'Quotations' },
  // Seldom needed: on a phone they are reached from the cards of the overview.
  { href: `${home}/hours`, label: 'Hours', seldom: true },
  { href: `${home}/profile`, label: 'Public profile', seldom: true },
  { href: `${home}/feed`, label: 'Calendar feed', seldom: true },
];

/** The rooms of a therapist whose account is linked, above each of their pages. */
export function PracticeNavigation() {
  const here = usePathname();
  return (
    <nav aria-label="Your practice" className="no-print container-page pt-4">
      <ul className="flex flex-wrap gap-2">
        {rooms.map(({ href, label, seldom = false }) => {
          const inside = href !== home && here.startsWith(`${href}/`);
          return (
            <li key={href} className={seldom ? 'max-sm:hidden' : undefined}>
              <a
                href={href}
                aria-current={here === href ? 'page' : inside ? 'true' : undefined}
                className="inline-flex min-h-11 items-center rounded-full border border-line bg-paper-2 px-3.5 font-medium text-ink-soft hover:border-line-strong hover:text-ink aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {label}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
