import { retiredNumbers } from '@/content/helplines';
import { filesBelow, textsOf } from './sources';

/** Every retired number that appears in a text, whatever is between its digits. */
export function retiredNumbersIn(text: string): string[] {
  return retiredNumbers.filter((number) => new RegExp(number.split('').join('[\\s().-]*')).test(text));
}

/** Where published files contain a number that no longer helps anybody; "file: number". The registry names them. */
export function publishedRetiredNumbers(root: string): string[] {
  const files = filesBelow(root, ['app', 'components', 'content', 'lib', 'public', 'prisma']);
  return textsOf(root, files, /\.(?:tsx?|mdx?|json|html|txt|svg|js)$/)
    .filter(({ file }) => file !== 'content/helplines.ts')
    .flatMap(({ file, text }) => retiredNumbersIn(text).map((number) => `${file}: ${number}`));
}
