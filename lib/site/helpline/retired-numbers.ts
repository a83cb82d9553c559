import { retiredNumbers } from '@/content/helplines';

/** Every number that no longer helps anybody in a text, whatever is between its digits. */
export function retiredNumbersIn(text: string): string[] {
  return retiredNumbers.filter((number) => new RegExp(number.split('').join('[\\s().-]*')).test(text));
}
