import { formatCount } from '@/lib/format/count';
import { formatRupees } from '@/lib/format/money';

/** Weeks that the overview shows, the present one included. */
export const weeksShown = 12;

/** A value drawn by week, and the list behind it; `days` if that list can be limited to the week. */
export const measures = {
  sessions: { title: 'Sessions held', kind: 'count', list: '/admin/sessions?state=completed', days: true },
  clients: { title: 'New clients', kind: 'count', list: '/admin/users?role=client', days: true },
  reply: {
    title: 'Reply time of therapists',
    kind: 'hours',
    list: '/admin/requests?state=answered',
    days: true,
  },
  missed: { title: 'Sessions missed', kind: 'count', list: '/admin/sessions?state=no_show', days: true },
  verified: {
    title: 'Payments verified',
    kind: 'money',
    list: '/admin/payments?state=verified',
    days: false,
  },
  refunded: { title: 'Payments refunded', kind: 'money', list: '/admin/refunds', days: true },
} as const satisfies Readonly<
  Record<
    string,
    { title: string; kind: 'count' | 'hours' | 'money'; list: `/admin/${string}`; days: boolean }
  >
>;

export type Measure = keyof typeof measures;

/** A value of a measure: "12", "5 hours", "₹1,500"; a dash if absent. */
export function measureInWords(measure: Measure, value: number | null): string {
  if (value === null) return '–';
  const { kind } = measures[measure];
  if (kind === 'money') return formatRupees(Math.round(value));
  if (kind === 'count') return formatCount(value);
  if (value < 1) return 'under 1 hour';
  const hours = Math.round(value);
  return hours === 1 ? '1 hour' : `${formatCount(hours)} hours`;
}

/** The list filtered to the rows of one week of a measure. @param from, to ISO days */
export function weekInList(
  measure: Measure,
  { from, to }: { readonly from: string; readonly to: string },
): string | null {
  const { list, days } = measures[measure];
  return days ? `${list}${list.includes('?') ? '&' : '?'}from=${from}&to=${to}` : null;
}
