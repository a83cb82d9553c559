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
  { href: `${home}/payments`, label: 'Payments' },
  // Rarely needed: on a phone the overview's cards link to them.
  { href: `${home}/hours`, label: 'Hours', seldom: true },
  { href: `${home}/profile`, label: 'Public profile', seldom: true },
  { href: `${home}/reviews`, label: 'Reviews', seldom: true },
  { href: `${home}/feed`, label: 'Calendar feed', seldom: true },
];

/** The pages of a therapist whose account is linked, above each of them. */
export function PracticeNavigation() {
  const here = usePathname();
  return (
    <nav aria-label="Your practice" className="no-print container-page pt-4">
      <ul className="flex flex-wrap gap-1.5">
        {rooms.map(({ href, label, seldom = false }) => {
          const inside = href !== home && here.startsWith(`${href}/`);
          return (
            <li key={href} className={seldom ? 'max-sm:hidden' : undefined}>
              <a
                href={href}
                aria-current={here === href ? 'page' : inside ? 'true' : undefined}
                className="inline-flex min-h-11 items-center rounded-full border border-border bg-card px-3 font-medium text-muted-foreground hover:border-input hover:text-foreground aria-[current]:border-primary aria-[current]:bg-accent aria-[current]:font-semibold aria-[current]:text-foreground"
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
