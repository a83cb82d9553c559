import 'server-only';
import { componentRenderer } from '@/lib/process/component-renderer';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import type { Answerer } from '@/lib/server/request/answerer';
import { keepLookUps } from '@/lib/therapist/directory/look-ups';
import { type DirectoryPage, readDirectory } from '@/lib/therapist/directory/queries';
import { parseCriteria } from '@/lib/therapist/directory/schema';
import { landingOfCriteria } from '@/lib/therapist/landing/rules';

let render: ((props: { readonly page: DirectoryPage }) => string) | undefined;
let begun = false;

async function begin(): Promise<void> {
  keepLookUps();
  try {
    render = await componentRenderer('components/therapist/directory/directory', 'DirectoryAnswer');
  } catch (error) {
    log.error('the framework alone answers the directory', { error });
  }
}

/** Answers a question of the directory; the first ones are left to the framework, while its component is bundled. */
export const answerDirectory: Answerer = async (query) => {
  // A development server shows components as they are now.
  if (env.NODE_ENV !== 'production') return undefined;
  if (!begun) {
    begun = true;
    void begin();
  }
  const criteria = parseCriteria(query);
  // The head of such a page may name a landing page.
  if (!render || landingOfCriteria(criteria)) return undefined;
  return render({ page: await readDirectory(criteria) });
};
