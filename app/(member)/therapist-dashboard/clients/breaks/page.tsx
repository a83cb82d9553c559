import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { BreakLines } from '@/components/care/private/break/break-lines';
import { BreakWeeksForm } from '@/components/care/private/break/break-weeks-form';
import { Section } from '@/components/layout/private/section';
import { Card } from '@/components/ui/card';
import { EmptyNote } from '@/components/ui/empty';
import { listBreaks, ownBreakWeeks } from '@/lib/care/session/break/queries';
import { breaksPath, breakWeekChoices } from '@/lib/care/session/break/rules';

export const metadata: Metadata = { title: 'Without a next session' };

/** The viewer's clients whose sessions have stopped, and when to be reminded of them. */
export default function BreaksPage() {
  const title = 'Without a next session';
  const lead = 'Clients are told nothing unless you write to them.';
  const back = { href: '/therapist-dashboard/clients', label: 'Clients' };
  return practicePage({ from: breaksPath, title, lead, back }, async (viewer) => (
    <>
      <Section id="breaks" title="Clients">
        {async () => {
          const breaks = await listBreaks(viewer);
          return breaks.length === 0 ? (
            <EmptyNote>Every client has a next session, or you have closed the matter.</EmptyNote>
          ) : (
            <Card variant="flat" size="sm" className="max-w-4xl">
              <BreakLines breaks={breaks} path={breaksPath} />
            </Card>
          );
        }}
      </Section>
      <Section id="weeks" title="When to remind you" rows={1}>
        {async () => (
          <BreakWeeksForm
            id="weeks-choice"
            postTo={breaksPath}
            hidden={{}}
            fields={[
              {
                type: 'choice',
                name: 'weeks',
                label: 'Without a next session',
                hint: 'After a missed session you are reminded at once.',
                options: breakWeekChoices,
                placeholder: 'Choose a number of weeks',
                value: String(await ownBreakWeeks(viewer)),
              },
            ]}
            button="Save"
            label="When to remind you"
            className="max-w-measure"
          />
        )}
      </Section>
    </>
  ));
}
