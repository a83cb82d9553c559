import 'server-only';
import { Nothing } from '@/components/privacy/panel';
import { ScheduleForm } from '@/components/session/schedule-form';
import type { Option } from '@/lib/action/form-result';
import type { MemberOf } from '@/lib/auth/session';
import { readScheduleForm } from '@/lib/booking/schedule/queries';
import { scheduleFormKind } from '@/lib/booking/schedule/rules';
import { issueFormToken } from '@/lib/form-token';
import { listPlanChoices } from '@/lib/plan/queries';

/** Said in the place of every form that needs a client. */
export const noClients =
  'Nobody yet. Clients are people with sessions or plans with you, or whose message you have answered.';

/** Around a form on the therapist's pages. */
export const desk = 'rounded-card border border-line bg-paper-2 p-5 shadow-card sm:p-8';

type SessionDeskProps = {
  readonly viewer: MemberOf<'therapist'>;
  readonly clients: readonly Option[];
  /** On the page of one client. */
  readonly client?: string;
  readonly postTo: string;
};

/** The form that arranges a session, with what it offers at this moment. */
export async function SessionDesk({ viewer, clients, client, postTo }: SessionDeskProps) {
  if (clients.length === 0) return <Nothing>{noClients}</Nothing>;
  const [offered, plans] = await Promise.all([readScheduleForm(viewer), listPlanChoices(viewer, client)]);
  if (!offered) return null;
  const nameOf = (id: string) => clients.find(({ value }) => value === id)?.label;
  return (
    <div className={desk}>
      <ScheduleForm
        clients={clients}
        plans={plans.map(({ id, clientId, label }) => ({
          value: id,
          label: client === undefined ? `${nameOf(clientId) ?? 'Client'}: ${label}` : label,
        }))}
        offered={offered}
        formToken={issueFormToken(scheduleFormKind)}
        postTo={postTo}
      />
    </div>
  );
}
