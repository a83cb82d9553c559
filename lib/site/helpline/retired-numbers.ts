import { retiredNumbers } from '@/content/helplines';

/** Every retired number in a text, with any separators between its digits. */
export function retiredNumbersIn(text: string): string[] {
  return retiredNumbers.filter((number) => new RegExp(number.split('').join('[\\s().-]*')).test(text));
}
