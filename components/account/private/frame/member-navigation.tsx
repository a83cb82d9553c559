'use client';

import { usePathname } from 'next/navigation';
import {
  Bell,
  CircleUserRound,
  LayoutDashboard,
  MonitorSmartphone,
  ShieldCheck,
} from '@/components/ui/icons';
import { useAuth } from '@/lib/account/session/use-auth';
import { countInWords } from '@/lib/notification/rules';

/** The number of waiting notifications beside its link, as a figure for the eye and in words for screen readers. */
function Waiting({ unread }: { readonly unread: number }) {
  return (
    <span className="grid min-w-5 place-items-center rounded-full bg-primary px-1 font-semibold text-primary-foreground text-small leading-5 max-sm:absolute max-sm:top-1 max-sm:left-1/2 sm:-ml-0.5 sm:min-w-6 sm:px-1.5 sm:leading-6">
      {countInWords(unread)}
      <span className="sr-only"> unread</span>
    </span>
  );
}

/**
 * The pages of a signed-in person, under the header of every private page. On a phone one of them shows only its
 * picture, so that all fit in one line.
 * @param unread notifications that wait; 0 also when they could not be counted
 */
export function MemberNavigation({ unread }: { readonly unread: number }) {
  const { dashboard } = useAuth().account;
  const here = usePathname();
  const rooms = [
    { href: dashboard, label: 'Dashboard', Icon: LayoutDashboard },
    { href: '/account/notifications', label: 'Notices', Icon: Bell, waiting: unread, asIcon: true },
    { href: '/edit-profile', label: 'Profile', Icon: CircleUserRound },
    { href: '/account/devices', label: 'Devices', Icon: MonitorSmartphone },
    { href: '/account/privacy', label: 'Privacy', Icon: ShieldCheck },
  ];
  return (
    <nav aria-label="Your account" className="no-print border-border border-b bg-card">
      <ul className="container-page flex flex-wrap justify-between sm:justify-start sm:gap-x-1 lg:gap-x-3">
        {rooms.map(({ href, label, Icon, waiting = 0, asIcon = false }) => {
          const current = here === href ? 'page' : here.startsWith(`${href}/`) ? 'true' : undefined;
          return (
            <li key={href}>
              <a
                href={href}
                aria-current={current}
                className="tap relative -mb-px min-h-12 gap-2 border-transparent border-b-3 px-1 font-medium max-sm:text-small text-muted-foreground hover:border-input hover:text-foreground aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-foreground sm:px-3"
              >
                <Icon aria-hidden="true" className={`size-5 ${asIcon ? 'max-sm:mx-2.5' : 'max-sm:hidden'}`} />
                <span className={asIcon ? 'max-sm:sr-only' : undefined}>{label}</span>
                {waiting > 0 && <Waiting unread={waiting} />}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
