import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import {
  ApplicationTable,
  WaitingChanges,
  WaitingPhotos,
} from '@/components/admin/application/application-tables';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/private/tabs';
import { requireRole } from '@/lib/account/session/guard';
import { listApplications } from '@/lib/admin/application/queries';
import { waitsForUs } from '@/lib/admin/application/rules';
import { listWaitingPhotos } from '@/lib/therapist/photo/queries';
import { listWaitingProposals } from '@/lib/therapist/proposal/queries';

export const metadata: Metadata = { title: 'Applications' };

export default function ApplicationsPage({ searchParams }: PageProps<'/admin/applications'>) {
  return guarded(
    () => requireRole('admin', '/admin/applications'),
    async (viewer) => {
      const query = await searchParams;
      const [applications, changes, photos] = await Promise.all([
        listApplications(viewer, query),
        listWaitingProposals(viewer),
        listWaitingPhotos(viewer),
      ]);
      // Applications come first while one waits for us, and for somebody who filters them or pages through them.
      const changesFirst =
        changes.length + photos.length > 0 &&
        Object.keys(query).length === 0 &&
        !applications.rows.some(waitsForUs);
      return (
        <AdminPage title="Applications" lead="New therapists, and changes to public profiles.">
          <Tabs defaultValue={changesFirst ? 'changes' : 'applications'} className="grid gap-4">
            <TabsList aria-label="What was sent in">
              <TabsTrigger value="applications">Applications</TabsTrigger>
              <TabsTrigger value="changes">Profile changes ({changes.length + photos.length})</TabsTrigger>
            </TabsList>
            <TabsContent value="changes">
              <div className="grid gap-6">
                <WaitingChanges rows={changes} />
                {photos.length > 0 && <WaitingPhotos rows={photos} />}
              </div>
            </TabsContent>
            <TabsContent value="applications">
              <ApplicationTable {...applications} />
            </TabsContent>
          </Tabs>
        </AdminPage>
      );
    },
  );
}
