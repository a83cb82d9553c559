import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { AwayForm } from '@/components/booking/private/calendar/away-form';
import { Card } from '@/components/ui/card';
import { EmptyNote } from '@/components/ui/empty';
import { awayDaysOf, readAway } from '@/lib/booking/away/queries';
import { awayAddress, awayPath, mostAway } from '@/lib/booking/away/rules';
import { ownHoursPath } from '@/lib/booking/calendar/availability/rules';
import { daysInWords } from '@/lib/booking/calendar/availability/words';
import { searchParam } from '@/lib/format/search-params';

const title = 'Sessions while you are away';

export const metadata: Metadata = { title };

/** The agreed sessions in closed days, to move or to cancel together. */
export default async function AwayPage({ searchParams }: PageProps<'/therapist-dashboard/hours/days/away'>) {
  const query = await searchParams;
  const asked = (name: string) => searchParam(query, name);
  const days = awayDaysOf({
    first: asked('first'),
    last: asked('last'),
    from: asked('from'),
    until: asked('until'),
  });
  const here = days ? awayAddress(days) : awayPath;
  const back = { href: `${ownHoursPath}/days`, label: 'Holidays and extra hours' };
  return practicePage({ from: here, title, back }, async (viewer) => {
    const view = days && (await readAway(viewer, days));
    if (!view) return <EmptyNote>Choose closed days under “Holidays and extra hours”.</EmptyNote>;
    const { appointments, more } = view;
    return (
      <Card asChild className="grid min-w-0 content-start gap-5">
        <section aria-labelledby="away">
          <div className="grid gap-2">
            <h2 id="away" className="text-h3">
              {daysInWords(view.days)}
            </h2>
            <p className="max-w-measure text-muted-foreground">
              {appointments.length === 0
                ? 'No session is left in these days.'
                : 'The agreed time applies until your client accepts the new one. Untick a session to leave it unchanged.'}
            </p>
            {more && <p className="text-muted-foreground">The first {mostAway} sessions are shown.</p>}
          </div>
          <AwayForm {...view} postTo={here} />
        </section>
      </Card>
    );
  });
}
