import { retiredNumbersIn } from '@/lib/site/helpline/retired-numbers';
import { filesBelow, textsOf } from './sources';

/** Published files with a retired number; "file: number". The registry lists the numbers. */
export function publishedRetiredNumbers(root: string): string[] {
  const files = filesBelow(root, ['app', 'components', 'content', 'lib', 'public', 'prisma']);
  return textsOf(root, files, /\.(?:tsx?|md|json|html|txt|svg|js)$/)
    .filter(({ file }) => file !== 'content/helplines.ts')
    .flatMap(({ file, text }) => retiredNumbersIn(text).map((number) => `${file}: ${number}`));
}
