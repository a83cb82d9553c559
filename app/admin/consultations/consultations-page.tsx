import 'server-only';
import type { ReactNode } from 'react';
import { AdminPage } from '@/components/admin/admin-page';
import { adminRecordPage } from '@/components/admin/record-page';
import { TabLinks } from '@/components/layout/private/tab-links';
import type { MemberOf } from '@/lib/account/session/session';

const path = '/admin/consultations';

/** The pages of our own hours, in order, by what their address adds to that of the first. */
const consultationTabs = [
  { tab: '', label: 'Week' },
  { tab: '/days', label: 'Holidays and extra hours' },
  { tab: '/free', label: 'Free times' },
  { tab: '/meeting', label: 'Where you meet' },
] as const;

type ConsultationTab = (typeof consultationTabs)[number]['tab'];

/**
 * One page about when and how people can book a consultation with us; only an admin sees it.
 * @param content reads and shows it; null where there is nothing to show
 */
export function consultationsPage(
  tab: ConsultationTab,
  content: (viewer: MemberOf<'admin'>, here: string) => Promise<ReactNode>,
): Promise<ReactNode> {
  const here = `${path}${tab}` as const;
  return adminRecordPage(
    here,
    (viewer) => content(viewer, here),
    (shown) => (
      <AdminPage
        title="Consultations"
        lead="When people can book a free consultation with us. Changes appear on the booking page as soon as you save."
      >
        <TabLinks
          label="Consultations"
          tabs={consultationTabs.map(({ tab: end, label }) => ({ href: path + end, label }))}
          here={here}
        />
        {shown}
      </AdminPage>
    ),
  );
}
