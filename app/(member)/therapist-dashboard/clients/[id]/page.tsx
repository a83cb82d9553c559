import type { Metadata } from 'next';
import { ClientOverview } from '@/components/admin/client/client-overview';
import { ClientTimeline } from '@/components/admin/client/client-timeline';
import { GivenHomework } from '@/components/care/private/homework/homework-lists';
import { BeginNoteForm } from '@/components/care/private/note/begin-note-form';
import { ClientContact } from '@/components/care/private/practice/practice-contact';
import { SafetyPlanWordsList } from '@/components/care/private/safety-plan/safety-plan-words';
import { Folded } from '@/components/forms/private/folded';
import { MovedAnchors } from '@/components/layout/private/moved-anchors';
import { PagedSection } from '@/components/layout/private/paged-section';
import { Section } from '@/components/layout/private/section';
import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import { zoneOf } from '@/lib/account/session/viewer';
import { clientAtAGlance } from '@/lib/admin/client/queries';
import { readTimeline } from '@/lib/admin/client/timeline';
import { listClientHomework } from '@/lib/care/homework/queries';
import { findClientSafetyPlan } from '@/lib/care/safety-plan/queries';
import { recordPage, type Shown } from './record-page';

export const metadata: Metadata = { title: 'Client' };

type Plan = NonNullable<Awaited<ReturnType<typeof findClientSafetyPlan>>>;

/** The safety plan that the client shows to the viewer. */
function SharedSafetyPlan({ plan, client }: { readonly plan: Plan; readonly client: Shown['client'] }) {
  return (
    <Section id="safety-plan" title="Safety plan">
      {() => (
        <Card className="grid max-w-4xl gap-4">
          <p className="text-muted-foreground text-small">
            {client.firstName} has shared this with you since <When at={plan.sharedAt} /> and can stop
            sharing. No one monitors it.
          </p>
          <SafetyPlanWordsList words={plan.words} />
        </Card>
      )}
    </Section>
  );
}

/** The record of a client: a timeline, with the facts and the next session beside it; phones fold all but the next steps. */
export default function ClientPage(props: PageProps<'/therapist-dashboard/clients/[id]'>) {
  return recordPage(props, '', async ({ viewer, client, path, query }) => {
    const before = query('before');
    const timeZone = zoneOf(viewer);
    const [plan, homework] = await Promise.all([
      findClientSafetyPlan(viewer, client.id),
      listClientHomework(viewer, client.id, 'open'),
    ]);
    const asked = homework?.length !== 0;
    const facts = ['Contact details', plan && 'safety plan', asked && 'homework'].filter(Boolean).join(', ');
    const allHomework = (
      <a href={`${path}/homework`} className="tap text-link">
        All homework
      </a>
    );
    const moved = {
      upcoming: `${path}/sessions`,
      history: `${path}/sessions#history`,
      plans: `${path}/plan`,
      quotations: `${path}/payments`,
      results: `${path}/results`,
      messages: `${path}/requests`,
    };
    return (
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-6">
        <MovedAnchors places={moved} />
        <div className="grid gap-2 lg:order-last lg:gap-6">
          <Section id="standing" title="At a glance" rows={1}>
            {async () => {
              const line = await clientAtAGlance(viewer, client.id);
              return line && <ClientOverview line={line} path={path} timeZone={timeZone} />;
            }}
          </Section>
          <Folded behind={facts} narrow>
            <ClientContact client={client} />
            {plan && <SharedSafetyPlan plan={plan} client={client} />}
            {asked && (
              <Section id="homework" title="Open homework" action={allHomework}>
                {() => <GivenHomework homework={homework} postTo={path} empty="" timeZone={timeZone} />}
              </Section>
            )}
            {client.hasBrought && (
              <p>
                <a href={`${path}/brought`} className="tap text-link">
                  Records from another practice
                </a>
              </p>
            )}
            <p>
              <a href={`${path}/handover`} className="tap text-link">
                Hand over to another therapist
              </a>
            </p>
          </Folded>
        </div>
        <PagedSection
          id="timeline"
          title="Timeline"
          path={path}
          parameter="before"
          from={before}
          label="Pages of the timeline"
          nextLabel="Earlier"
          action={<BeginNoteForm id="begin-note" client={client.id} postTo={path} />}
        >
          {async () => {
            const { rows, older } = await readTimeline(viewer, client.id, before);
            const empty = `Sessions, notes, messages, forms and payments with ${client.firstName} appear here.`;
            return {
              list: <ClientTimeline rows={rows} path={path} timeZone={timeZone} empty={empty} />,
              next: older,
            };
          }}
        </PagedSection>
      </div>
    );
  });
}
