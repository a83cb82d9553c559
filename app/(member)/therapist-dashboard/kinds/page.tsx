import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { HeadLink } from '@/components/layout/private/workspace/page-head';
import { KindList } from '@/components/therapist/private/kind/kind-list';
import { Alert } from '@/components/ui/alert';
import { FieldDescription } from '@/components/ui/field';
import { searchParam } from '@/lib/format/search-params';
import { env } from '@/lib/server/env';
import { listOwnKinds } from '@/lib/therapist/kind/queries';
import { kindMessages, kindPaths } from '@/lib/therapist/kind/rules';

const title = 'Kinds of session';

export const metadata: Metadata = { title };

/** A therapist’s kinds of session with length, fee and ways to meet. */
export default function KindsPage({ searchParams }: PageProps<'/therapist-dashboard/kinds'>) {
  const lead =
    'Clients choose a kind when they book. The directory shows the first, and sessions paid in advance use it unless their plan names another.';
  const action = <HeadLink href={kindPaths.add} first="New" rest="kind" />;
  return practicePage({ from: kindPaths.list, title, lead, action }, async (viewer) => {
    const [own, query] = await Promise.all([listOwnKinds(viewer), searchParams]);
    const done = searchParam(query, 'done');
    const news = done === 'added' || done === 'saved' ? kindMessages[done] : null;
    return (
      own && (
        <>
          {news && (
            <Alert asChild variant="success">
              <p role="status">{news}</p>
            </Alert>
          )}
          <KindList own={own} bookUrl={`${env.APP_URL}/book/${own.slug}`} />
          {own.archived.length > 0 && (
            <FieldDescription className="max-w-measure">
              Archived: {own.archived.map(({ name }) => name).join(', ')}.
            </FieldDescription>
          )}
        </>
      )
    );
  });
}
