import type { Metadata, Route } from 'next';
import { ClientPage } from '@/components/member/client-page';
import { guarded } from '@/components/member/guarded';
import { PageLinks } from '@/components/member/page-links';
import { Section } from '@/components/member/section';
import { PlanFilterLinks } from '@/components/plan/plan-filter';
import { OwnPlans } from '@/components/plan/plan-lists';
import { requireRole } from '@/lib/auth/guard';
import { listOwnPlans } from '@/lib/plan/queries';
import { type PlanFilter, planFilterOf } from '@/lib/plan/rules';

export const metadata: Metadata = { title: 'Plans' };

const here = '/dashboard/plans';

/** The list under a filter, from the beginning or after one of its plans. */
function addressOf(filter: PlanFilter, after = ''): Route {
  const asked = new URLSearchParams({
    ...(filter !== 'all' && { plans: filter }),
    ...(after !== '' && { after }),
  });
  return (asked.size > 0 ? `${here}?${asked}` : here) as Route;
}

/** All plans of the viewer, of one kind or of every kind (spec §2). */
export default function PlansPage({ searchParams }: PageProps<'/dashboard/plans'>) {
  return guarded(
    () => requireRole('client', here),
    async (viewer) => {
      const asked = await searchParams;
      const filter = planFilterOf(typeof asked.plans === 'string' ? asked.plans : undefined);
      const after = typeof asked.after === 'string' ? asked.after : '';
      return (
        <ClientPage
          title="Therapy plans"
          lead="What you and a therapist have set out to do, and how far it has come."
        >
          <Section id="plans" title="Newest first">
            {async () => {
              const { plans, next } = await listOwnPlans(viewer, { filter, after });
              return (
                <div className="grid gap-4">
                  <PlanFilterLinks chosen={filter} hrefOf={(wanted) => addressOf(wanted)} />
                  <OwnPlans
                    plans={plans}
                    empty={
                      filter === 'all'
                        ? 'No plan yet. When a therapist makes one with you, it stands here.'
                        : 'No plan of this kind.'
                    }
                  />
                  <PageLinks
                    onward={next ? { href: addressOf(filter, next), label: 'Older plans' } : null}
                    first={after ? { href: addressOf(filter), label: 'The newest ones' } : null}
                  />
                </div>
              );
            }}
          </Section>
        </ClientPage>
      );
    },
  );
}
