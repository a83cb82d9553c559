import { ActionCard } from '@/components/layout/private/action-card';
import { BadgeCheck, CalendarClock, Rss, Star } from '@/components/ui/icons';

/** Links to pages that a therapist needs now and then, at the end of the first page. */
export function PracticeCards() {
  return (
    <section aria-labelledby="your-practice" className="space-y-4">
      <h2 id="your-practice" className="text-h3">
        Your practice
      </h2>
      <ul className="grid gap-4 md:grid-cols-2">
        <ActionCard href="/therapist-dashboard/hours" title="Hours" Icon={CalendarClock}>
          When people can book a time with you, and when you are away.
        </ActionCard>
        <ActionCard href="/therapist-dashboard/profile" title="Public profile" Icon={BadgeCheck}>
          What visitors read about you. We look at changes before they show.
        </ActionCard>
        <ActionCard href="/therapist-dashboard/reviews" title="Reviews" Icon={Star}>
          What clients say of your work, and your answers.
        </ActionCard>
        <ActionCard href="/therapist-dashboard/feed" title="Calendar feed" Icon={Rss}>
          A secret address that brings your sessions into your own calendar.
        </ActionCard>
      </ul>
    </section>
  );
}
