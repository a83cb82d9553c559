import { formatAmount } from '@/lib/format/money';

/** "₹12,000" from rupees. */
export const indiaPrice = (amount: number): string => formatAmount(Math.round(amount * 100), 'INR');

/** "US$40" from dollars. */
export const usPrice = (amount: number): string => formatAmount(Math.round(amount * 100), 'USD');
