import { BookingButton } from '@/components/booking/booking-button';
import { Counselling } from '@/components/illustration/counselling';
import { AccountCards } from '@/components/member/account-cards';
import { ActionCard } from '@/components/member/action-card';
import { VerifyBanner } from '@/components/member/verify-banner';
import { ButtonLink } from '@/components/ui/button';
import { CalendarClock, Leaf, MoonStar, Star } from '@/components/ui/icons';
import { site } from '@/content/site';
import type { MemberOf } from '@/lib/auth/session';

/** What now: one clear next step, then what helps meanwhile, then one's own account. */
export function ClientDashboard({ viewer }: { viewer: MemberOf<'client'> }) {
  return (
    <div className="container-page space-y-10 pt-2 pb-14">
      <header className="space-y-2">
        <h1 className="text-h2">Hello, {viewer.profile.firstName}</h1>
        <p className="text-ink-soft text-lead">What would help today?</p>
      </header>
      {!viewer.emailVerified && <VerifyBanner email={viewer.email} />}
      <div className="grid gap-5 lg:grid-cols-[1.7fr_1fr]">
        <section
          aria-labelledby="next-step"
          className="grid items-center gap-6 overflow-hidden rounded-card bg-primary-soft p-6 sm:p-8 md:grid-cols-[1.35fr_1fr]"
        >
          <div className="space-y-4">
            <h2 id="next-step">Find someone to talk to</h2>
            <p className="text-lead">
              Look through our therapists by language, fee and city, or answer a few questions and see who
              fits.
            </p>
            <div className="flex flex-wrap gap-3 pt-1">
              <ButtonLink href="/professionals">Find a therapist</ButtonLink>
              <ButtonLink href="/match" look="secondary">
                Help me choose
              </ButtonLink>
            </div>
          </div>
          <Counselling className="mx-auto w-full max-w-64 max-md:hidden" />
        </section>
        <section
          aria-labelledby="consultation"
          className="flex flex-col items-start gap-4 rounded-card border border-line bg-paper-2 p-6 shadow-card sm:p-8"
        >
          <span className="grid size-11 place-items-center rounded-full bg-accent-soft text-accent-ink">
            <CalendarClock aria-hidden="true" className="size-5" />
          </span>
          <h2 id="consultation" className="text-h3">
            Not sure where to begin?
          </h2>
          <p>
            A first conversation of {site.consultationMinutes} minutes: you say what is hard, we say who could
            help.
          </p>
          <BookingButton look="secondary" className="mt-auto">
            Book a consultation
          </BookingButton>
        </section>
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
            Guided practices and breathing, with a clock that keeps time for you.
          </ActionCard>
        </ul>
      </section>
      <AccountCards />
    </div>
  );
}
