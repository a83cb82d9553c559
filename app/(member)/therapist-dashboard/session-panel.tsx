import 'server-only';
import { ScheduleForm } from '@/components/booking/private/session/schedule-form';
import { Card } from '@/components/ui/card';
import { EmptyNote } from '@/components/ui/empty';
import type { MemberOf } from '@/lib/account/session/session';
import { readScheduleForm } from '@/lib/booking/schedule/queries';
import { scheduleFormKind } from '@/lib/booking/schedule/rules';
import { listPlanChoices } from '@/lib/care/plan/queries';
import type { Option } from '@/lib/server/action/form-result';
import { issueVisitToken } from '@/lib/server/action/form-token';

/** Replaces every form that needs a client. */
export const noClients =
  'No clients yet. Clients are people with sessions or plans with you, or whose message you have answered.';

type SessionPanelProps = {
  readonly viewer: MemberOf<'therapist'>;
  readonly clients: readonly Option[];
  readonly client?: string;
  readonly postTo: string;
  /** Chosen before, on the clock that the form names: "2026-11-24T18:30". */
  readonly startsAt?: string;
  readonly durationMinutes?: string;
};

export async function SessionPanel({
  viewer,
  clients,
  client,
  postTo,
  startsAt,
  durationMinutes,
}: SessionPanelProps) {
  if (clients.length === 0) return <EmptyNote>{noClients}</EmptyNote>;
  const [offered, plans] = await Promise.all([readScheduleForm(viewer), listPlanChoices(viewer, client)]);
  if (!offered) return null;
  const nameOf = (id: string) => clients.find(({ value }) => value === id)?.label;
  return (
    <Card>
      <ScheduleForm
        clients={clients}
        plans={plans.map(({ id, clientId, label }) => ({
          value: id,
          label: client === undefined ? `${nameOf(clientId) ?? 'Client'}: ${label}` : label,
        }))}
        offered={offered}
        formToken={issueVisitToken(scheduleFormKind)}
        postTo={postTo}
        when={{
          startsAt: startsAt ?? '',
          durationMinutes: durationMinutes ?? '',
        }}
      />
    </Card>
  );
}
