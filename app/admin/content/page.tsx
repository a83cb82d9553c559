import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { requireRole } from '@/lib/account/session/guard';
import { contentOverview } from '@/lib/admin/content/queries';
import { contentHome } from '@/lib/admin/content/rules';
import { indianDay } from '@/lib/format/time';

export const metadata: Metadata = { title: 'Content' };

export default function ContentPage() {
  return guarded(
    () => requireRole('admin', contentHome),
    async () => {
      const kinds = await contentOverview();
      const today = indianDay(new Date());
      return (
        <AdminPage
          title="Content"
          lead="Edit the text of public pages. Every change is a new version: you can preview it before you publish, and restore an older one at any time."
        >
          <ul className="grid gap-2 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
            {kinds.map(({ spec, entries }) => {
              const overdue = entries.filter(({ dueOn }) => dueOn !== null && dueOn < today).length;
              const drafts = entries.filter(({ draft }) => draft !== null).length;
              const misfits = entries.filter(({ state }) => state === 'misfit').length;
              return (
                <Card
                  asChild
                  key={spec.name}
                  size="sm"
                  className="relative flex h-full flex-col gap-2 has-[a:hover]:border-primary max-sm:px-4 max-sm:py-3"
                >
                  <li>
                    <h2 className="font-sans text-h4">
                      <a
                        href={`${contentHome}/${spec.name}`}
                        className="after:absolute after:inset-0 hover:underline"
                      >
                        {spec.title}
                      </a>
                    </h2>
                    <p className="text-muted-foreground max-sm:hidden">{spec.lead}</p>
                    <p className="mt-auto flex flex-wrap gap-2 pt-1">
                      <Badge variant="muted">
                        {entries.length} {entries.length === 1 ? 'entry' : 'entries'}
                      </Badge>
                      {overdue > 0 && <Badge variant="destructive">{overdue} overdue</Badge>}
                      {misfits > 0 && <Badge variant="destructive">{misfits} need an update</Badge>}
                      {drafts > 0 && (
                        <Badge variant="warm">
                          {drafts} {drafts === 1 ? 'draft' : 'drafts'}
                        </Badge>
                      )}
                    </p>
                  </li>
                </Card>
              );
            })}
          </ul>
        </AdminPage>
      );
    },
  );
}
