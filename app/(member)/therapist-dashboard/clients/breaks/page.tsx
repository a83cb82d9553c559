import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { BreakLines } from '@/components/care/private/break/break-lines';
import { BreakWeeksForm } from '@/components/care/private/break/break-weeks-form';
import { Section } from '@/components/layout/private/section';
import { Card } from '@/components/ui/card';
import { EmptyNote } from '@/components/ui/empty';
import { listBreaks, ownBreakWeeks } from '@/lib/care/session/break/queries';
import { breaksPath, breakWeekChoices } from '@/lib/care/session/break/rules';

export const metadata: Metadata = { title: 'No upcoming session' };

export default function BreaksPage() {
  const title = 'No upcoming session';
  const lead = 'We do not contact clients. You can write to them.';
  const back = { href: '/therapist-dashboard/clients', label: 'Clients' };
  return practicePage({ from: breaksPath, title, lead, back }, async (viewer) => (
    <>
      <Section id="breaks" title="Clients">
        {async () => {
          const breaks = await listBreaks(viewer);
          return breaks.length === 0 ? (
            <EmptyNote>Every client has an upcoming session, or you have closed the case.</EmptyNote>
          ) : (
            <Card variant="flat" size="sm">
              <BreakLines breaks={breaks} path={breaksPath} />
            </Card>
          );
        }}
      </Section>
      <Section id="weeks" title="Reminders" rows={1}>
        {async () => (
          <Card>
            <BreakWeeksForm
              id="weeks-choice"
              postTo={breaksPath}
              hidden={{}}
              fields={[
                {
                  type: 'choice',
                  name: 'weeks',
                  label: 'Remind me',
                  hint: 'After a missed session, we remind you at once.',
                  options: breakWeekChoices,
                  placeholder: 'Choose a number of weeks',
                  value: String(await ownBreakWeeks(viewer)),
                },
              ]}
              button="Save"
              label="Reminders"
              className="max-w-measure"
            />
          </Card>
        )}
      </Section>
    </>
  ));
}
