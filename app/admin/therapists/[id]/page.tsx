import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AdminPage } from '@/components/admin/admin-page';
import { Panel } from '@/components/admin/panel';
import { EntryForm } from '@/components/admin-therapist/entry-form';
import { PayoutPanel } from '@/components/admin-therapist/payout-panel';
import { Registrations } from '@/components/admin-therapist/registrations';
import { AccountPanel, StandingPanel } from '@/components/admin-therapist/standing-panels';
import { guarded } from '@/components/member/guarded';
import { saveTherapist } from '@/lib/admin/therapist/entry/actions';
import { readEntry } from '@/lib/admin/therapist/entry/queries';
import { isFreshlyConfirmed, therapistPath } from '@/lib/admin/therapist/rules';
import { requireRole } from '@/lib/auth/guard';
import { readRequest } from '@/lib/request/read-request';

export const metadata: Metadata = { title: 'Therapist' };

export default async function TherapistPage({ params }: PageProps<'/admin/therapists/[id]'>) {
  const { id } = await params;
  const path = therapistPath(id);
  return guarded(
    () => requireRole('admin', path),
    async (viewer) => {
      const entry = await readEntry(viewer, id, await readRequest());
      if (!entry) notFound();
      return (
        <AdminPage
          title={entry.name}
          lead={entry.title}
          back={{ href: '/admin/therapists', label: 'All therapists' }}
        >
          <div className="grid items-start gap-6 xl:grid-cols-[1.6fr_1fr]">
            <div className="grid min-w-0 gap-6">
              <Panel id="public-fields" title="What visitors read">
                <EntryForm
                  id="entry"
                  action={saveTherapist}
                  postTo={path}
                  defaults={entry.fields}
                  hidden={{ therapist: entry.id, version: entry.version }}
                  slugFixed={entry.everPublic}
                  button="Save"
                />
              </Panel>
              <PayoutPanel
                entry={entry}
                postTo={path}
                confirmed={isFreshlyConfirmed(viewer.secondFactorAt, new Date())}
              />
            </div>
            <div className="grid min-w-0 gap-6">
              <StandingPanel entry={entry} postTo={path} />
              <Panel id="register" title="Register numbers">
                <Registrations therapist={entry.id} registrations={entry.registrations} postTo={path} />
              </Panel>
              <AccountPanel entry={entry} postTo={path} />
            </div>
          </div>
        </AdminPage>
      );
    },
  );
}
