import type { ReactNode } from 'react';
import { AccountCards } from '@/components/account/private/frame/account-cards';
import { ConfirmEmailBanner } from '@/components/account/private/frame/confirm-email-banner';
import { ActionCard } from '@/components/layout/private/action-card';
import { Leaf, MoonStar, Star } from '@/components/ui/icons';
import type { MemberOf } from '@/lib/account/session/session';

type ClientDashboardProps = {
  readonly viewer: MemberOf<'client'>;
  /** The next step, with a link to a first talk beside it. */
  readonly first: ReactNode;
  readonly second: ReactNode;
  /** Sessions, offers and payments, section by section. */
  readonly children: ReactNode;
};

/** The next step first, then everything under way, then tools and one's own account. */
export function ClientDashboard({ viewer, first, second, children }: ClientDashboardProps) {
  return (
    <div className="container-page space-y-12 pt-2 pb-14">
      <h1 className="text-h2">Hello, {viewer.profile.firstName}</h1>
      {!viewer.emailVerified && <ConfirmEmailBanner email={viewer.email} />}
      <div className="grid items-start gap-x-6 gap-y-10 lg:grid-cols-[1.7fr_1fr]">
        {first}
        {second}
      </div>
      <div className="grid items-start gap-x-8 gap-y-12 lg:grid-cols-2">{children}</div>
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
            Guided practices and breathing, with a clock that keeps time for you.
          </ActionCard>
        </ul>
      </section>
      <AccountCards />
    </div>
  );
}
