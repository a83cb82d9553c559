import { toCurrency as rupeesInWords } from 'to-words/en-IN';
import { toCurrency as dollarsInWords } from 'to-words/en-US';
import { type Currency, rupeesOf } from '@/lib/format/money';

/**
 * "One lakh fifty thousand rupees and fifty paise only": an amount as cheques and receipts in India state it;
 * dollars in Western numbers, "Forty US dollars and fifty cents only".
 * @param minor a whole number of paise or cents, not negative
 */
export function amountInFullWords(minor: number, currency: Currency): string {
  const say = currency === 'USD' ? dollarsInWords : rupeesInWords;
  const words = say(rupeesOf(minor))
    .toLowerCase()
    .replace(/\bdollar/, 'US dollar');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
