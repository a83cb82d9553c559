import { toCurrency } from 'to-words/en-IN';
import { rupeesOf } from '@/lib/format/money';

/**
 * "One lakh fifty thousand rupees and fifty paise only": an amount as cheques and receipts in India state it.
 * @param paise a whole number, not negative
 */
export function rupeesInWords(paise: number): string {
  const words = toCurrency(rupeesOf(paise)).toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
