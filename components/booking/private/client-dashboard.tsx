import type { ReactNode } from 'react';
import { AccountCards } from '@/components/account/private/frame/account-cards';
import { ConfirmEmailBanner } from '@/components/account/private/frame/confirm-email-banner';
import { ActionCard } from '@/components/layout/private/action-card';
import { Leaf, MoonStar, Star } from '@/components/ui/icons';
import type { MemberOf } from '@/lib/account/session/session';

type ClientDashboardProps = {
  readonly viewer: MemberOf<'client'>;
  /** The next step and the coming sessions. */
  readonly first: ReactNode;
  /** Booking, offers and payments: beside the others where there is room, between them on phones. */
  readonly second: ReactNode;
  /** What changes seldom. */
  readonly third: ReactNode;
};

/** The next step first, then everything under way, then tools and one's own account. */
export function ClientDashboard({ viewer, first, second, third }: ClientDashboardProps) {
  return (
    <div className="container-page space-y-12 pt-2 pb-14">
      <h1 className="text-h2">Hello, {viewer.profile.firstName}</h1>
      {!viewer.emailVerified && <ConfirmEmailBanner email={viewer.email} />}
      <div className="grid items-start gap-x-8 gap-y-12 lg:grid-cols-[1.25fr_1fr] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-12">{first}</div>
        <div className="grid min-w-0 gap-12 lg:col-start-2 lg:row-span-2 lg:row-start-1">{second}</div>
        <div className="grid min-w-0 gap-12">{third}</div>
      </div>
      <section aria-labelledby="meanwhile" className="space-y-4">
        <h2 id="meanwhile" className="text-h3">
          Meanwhile
        </h2>
        <ul className="grid gap-4 md:grid-cols-3">
          <ActionCard href="/clarity-quiz" title="How have I been?" Icon={Star}>
            Two short questionnaires on mood and worry. Your answers stay on this device.
          </ActionCard>
          <ActionCard href="/resources/tools-worksheets" title="Tools and worksheets" Icon={Leaf}>
            Eight sheets for writing things down, on paper or on the screen.
          </ActionCard>
          <ActionCard href="/resources/mindfulness-meditation" title="A few quiet minutes" Icon={MoonStar}>
            Guided practices and breathing exercises with a timer.
          </ActionCard>
        </ul>
      </section>
      <AccountCards />
    </div>
  );
}
