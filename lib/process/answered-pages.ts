import 'server-only';
import { componentRenderer } from '@/lib/process/component-renderer';
import { env } from '@/lib/server/env';
import type { AnsweredPages } from '@/lib/server/kept/frames';
import { log } from '@/lib/server/log';
import { keepLookUps } from '@/lib/therapist/directory/look-ups';
import { type DirectoryPage, readDirectory } from '@/lib/therapist/directory/queries';
import { parseCriteria } from '@/lib/therapist/directory/schema';
import { landingOfCriteria } from '@/lib/therapist/landing/rules';

type Render = (props: { readonly page: DirectoryPage }) => string;

/**
 * Pages whose questions are answered without the framework: of the directory only the part that differs from question to question
 * is made.
 */
export function answeredPages(): AnsweredPages {
  // A development server shows components as they are now.
  if (env.NODE_ENV !== 'production') return {};
  keepLookUps();
  let render: Render | undefined;
  componentRenderer<{ page: DirectoryPage }>(
    'components/therapist/directory/directory',
    'DirectoryAnswer',
  ).then(
    (made) => {
      render = made;
    },
    (error: unknown) => log.error('the directory is answered by the framework alone', { error }),
  );
  return {
    '/professionals': async (query) => {
      const criteria = parseCriteria(query);
      // The head of such a page may name a landing page.
      if (!render || landingOfCriteria(criteria)) return undefined;
      return render({ page: await readDirectory(criteria) });
    },
  };
}
