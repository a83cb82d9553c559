'use client';

import { usePathname } from 'next/navigation';
import { CircleUserRound, LayoutDashboard, MonitorSmartphone, ShieldCheck } from '@/components/ui/icons';
import { useAuth } from '@/lib/auth/use-auth';

/** The rooms of a signed-in person, under the header of every private page. */
export function MemberNavigation() {
  const { dashboard } = useAuth().account;
  const here = usePathname();
  const rooms = [
    { href: dashboard, label: 'Dashboard', Icon: LayoutDashboard },
    { href: '/edit-profile', label: 'Profile', Icon: CircleUserRound },
    { href: '/account/devices', label: 'Devices', Icon: MonitorSmartphone },
    { href: '/account/privacy', label: 'Privacy', Icon: ShieldCheck },
  ];
  return (
    <nav aria-label="Your account" className="no-print border-line border-b bg-paper-2">
      <ul className="container-page flex flex-wrap justify-between gap-x-1 sm:justify-start lg:gap-x-3">
        {rooms.map(({ href, label, Icon }) => {
          const current = here === href ? 'page' : here.startsWith(`${href}/`) ? 'true' : undefined;
          return (
            <li key={href}>
              <a
                href={href}
                aria-current={current}
                className="tap -mb-px min-h-12 gap-2 border-transparent border-b-3 px-1 font-medium max-sm:text-small text-ink-soft hover:border-line-strong hover:text-ink aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-ink sm:px-3"
              >
                <Icon aria-hidden="true" className="size-5 max-sm:hidden" />
                {label}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
