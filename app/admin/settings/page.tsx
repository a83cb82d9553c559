import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { OwnerClaimsPanel } from '@/components/admin/owner-claims-panel';
import { requireRole } from '@/lib/account/session/guard';
import { readClaims, readOwnerClaims } from '@/lib/site/claims/queries';

export const metadata: Metadata = { title: 'Settings' };

const path = '/admin/settings';

export default function SettingsPage() {
  return guarded(
    () => requireRole('admin', path),
    async () => (
      <AdminPage title="Settings" lead="Settings for all pages. Each change is recorded in the audit log.">
        <OwnerClaimsPanel claims={await readClaims()} shown={await readOwnerClaims()} postTo={path} />
      </AdminPage>
    ),
  );
}
