import path from 'node:path';
import { env } from '@/lib/server/env';
import { readProvenance, sourcesAt } from '../steps/provenance';
import { type Finding, look, ok } from './finding';

const about = 'Build';

/** Whether the build was made from the sources of this folder. */
export async function buildFindings(
  root: string = path.dirname(path.dirname(import.meta.dirname)),
): Promise<readonly Finding[]> {
  const made = readProvenance(root, env.NEXT_DIST_DIR);
  if (!made) return [look(about, 'there is none that says what it was made from', 'Run `npm run build`.')];
  const { version, commit, changed, packages, builtAt, node } = made;
  const from = commit === null ? 'no commit that it knows' : `commit ${commit.slice(0, 12)}`;
  const says = `version ${version} of ${from}${changed ? ' with changes' : ''}, on ${builtAt.slice(0, 16)}Z with Node ${node.slice(1)}`;
  const here = sourcesAt(root);
  if (packages !== here.packages || (here.commit !== null && here.commit !== commit)) {
    return [look(about, `${says}; other sources lie here now`, 'Run `npm run build`, then restart.')];
  }
  return [ok(about, says)];
}
