import { Check } from '@/components/ui/icons';
import type { Waiting, WaitingWork } from '@/lib/admin/queries';
import { formatDay, indianDay } from '@/lib/time';

function Pile({ title, promise, count, oldestAt }: Waiting & { title: string; promise: string }) {
  return (
    <li className="flex flex-col gap-1 rounded-card border border-line bg-paper-2 p-5 shadow-card">
      <h3 className="font-sans text-h4">{title}</h3>
      <p className="flex items-baseline gap-3">
        <span className="font-display font-semibold text-h1 tabular-nums">{count}</span>
        <span className="text-ink-soft">
          {oldestAt ? (
            `waiting since ${formatDay(indianDay(oldestAt))}`
          ) : (
            <span className="inline-flex items-center gap-1.5">
              <Check className="size-4 text-success" />
              all done
            </span>
          )}
        </span>
      </p>
      <p className="mt-auto pt-2 text-ink-soft text-small">{promise}</p>
    </li>
  );
}

/** What waits for the team: the people first, then the law's clocks. */
export function WaitingList({ work }: { work: WaitingWork }) {
  const people = [
    {
      title: 'Contact messages',
      promise: 'We promise an answer within 24 hours.',
      waiting: work.contactMessages,
    },
    {
      title: 'Requests to therapists',
      promise: 'Not answered or closed by the therapist yet.',
      waiting: work.contactRequests,
    },
    {
      title: 'Therapist applications',
      promise: 'Check registrations before linking an account.',
      waiting: work.applications,
    },
  ];
  const rights = [
    {
      title: 'New grievances',
      promise: 'To be acknowledged within 48 hours of arrival.',
      waiting: work.newGrievances,
    },
    {
      title: 'Open grievances',
      promise: 'To be resolved within one month of arrival.',
      waiting: work.grievances,
    },
    {
      title: 'Privacy requests',
      promise: 'Copies, corrections and deletions under way.',
      waiting: work.privacyRequests,
    },
  ];
  return [
    { id: 'people', title: 'People who wrote to us', piles: people },
    { id: 'rights', title: 'Rights and their clocks', piles: rights },
  ].map(({ id, title, piles }) => (
    <section key={id} aria-labelledby={id} className="space-y-4">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {piles.map((pile) => (
          <Pile key={pile.title} title={pile.title} promise={pile.promise} {...pile.waiting} />
        ))}
      </ul>
    </section>
  ));
}
