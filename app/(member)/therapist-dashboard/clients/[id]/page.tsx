import type { Metadata } from 'next';
import { ClientOverview } from '@/components/admin/client/client-overview';
import { ClientTimeline } from '@/components/admin/client/client-timeline';
import { GivenHomework } from '@/components/care/private/homework/homework-lists';
import { BeginNoteForm } from '@/components/care/private/note/begin-note-form';
import { ClientContact } from '@/components/care/private/practice/practice-contact';
import { SafetyPlanWordsList } from '@/components/care/private/safety-plan/safety-plan-words';
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

/** The safety plan that the client shows to the viewer; nothing at all where none is shared. */
async function SharedSafetyPlan({ viewer, client }: Pick<Shown, 'viewer' | 'client'>) {
  const plan = await findClientSafetyPlan(viewer, client.id);
  if (!plan) return null;
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

/** The homework that is open between two sessions; nothing at all where there is none. */
async function OpenHomework({ viewer, client, path }: Pick<Shown, 'viewer' | 'client' | 'path'>) {
  const homework = await listClientHomework(viewer, client.id, 'open');
  if (homework?.length === 0) return null;
  const all = `${path}/homework`;
  const action = (
    <a href={all} className="tap text-link">
      All homework
    </a>
  );
  return (
    <Section id="homework" title="Open homework" action={action}>
      {() => <GivenHomework homework={homework} postTo={path} empty="" timeZone={zoneOf(viewer)} />}
    </Section>
  );
}

/** The record of a client: a timeline, with the facts and the next session beside it. */
export default function ClientPage(props: PageProps<'/therapist-dashboard/clients/[id]'>) {
  return recordPage(props, '', ({ viewer, client, path, query }) => {
    const before = query('before');
    const timeZone = zoneOf(viewer);
    const moved = {
      upcoming: `${path}/sessions`,
      history: `${path}/sessions#history`,
      plans: `${path}/plan`,
      quotations: `${path}/payments`,
      results: `${path}/results`,
      messages: `${path}/requests`,
    };
    return (
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <MovedAnchors places={moved} />
        <div className="grid gap-6 lg:order-last">
          <Section id="standing" title="At a glance" rows={1}>
            {async () => {
              const line = await clientAtAGlance(viewer, client.id);
              return line && <ClientOverview line={line} path={path} timeZone={timeZone} />;
            }}
          </Section>
          <ClientContact client={client} />
          <SharedSafetyPlan viewer={viewer} client={client} />
          <OpenHomework viewer={viewer} client={client} path={path} />
          <p>
            <a href={`${path}/handover`} className="tap text-link">
              Hand over to another therapist
            </a>
          </p>
        </div>
        <PagedSection
          id="timeline"
          title="Timeline"
          path={path}
          parameter="before"
          from={before}
          label="Pages of the timeline"
          nextLabel="Older"
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
