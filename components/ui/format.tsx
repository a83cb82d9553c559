import type { ComponentProps } from 'react';
import { type Currency, formatAmount } from '@/lib/format/money';
import { spacedPhone } from '@/lib/format/spaced-phone';
import * as time from '@/lib/format/time';

// The only ways to print an amount, a moment or a number to call. Sentences, labels and files have `lib/format`.

type MoneyProps = {
  /** A whole number of paise or cents, not negative. */
  readonly of: number;
  readonly currency?: Currency;
  readonly as?: 'span' | 'strong' | 'del';
  readonly className?: string;
};

/** "₹1,50,000", "₹1,500.50". */
export function Money({ of, currency = 'INR', as: Tag = 'span', className = '' }: MoneyProps) {
  return <Tag className={`whitespace-nowrap tabular-nums ${className}`}>{formatAmount(of, currency)}</Tag>;
}

const forms = {
  /** "Tue, 24 Nov, 6:30 pm" on a page whose head names the clock, with its year if that is not the present one. */
  moment: time.formatShown,
  /** "Tue, 24 Nov, 6:30 pm IST": the same on a page that is read alone. */
  named: time.formatNamed,
  /** "Tue, 24 Nov, 2026, 6:30 pm IST": in a paper, which is read years later. */
  record: time.formatMoment,
  /** "Tue, 24 Nov, 6:30 pm IST": an appointment. */
  instant: time.formatInstant,
  /** "24 Nov, 6:30 pm": one of many in a table. */
  listed: time.formatListed,
  /** "6:30 pm": next to its day. */
  clock: time.formatClock,
  /** "24 November", with its year if that is not the present one: the day in India. */
  day: time.formatDayOf,
  /** "24 November": the last day of something, whose end is named on both clocks abroad. */
  until: time.lastDayShown,
} as const;

/** Forms without a zone where the reader's clock is India's: the head of the page (`PageHead`) then names it. */
const bare: ReadonlySet<string> = new Set<keyof typeof forms>(['moment', 'listed', 'clock']);

type WhenProps = Omit<ComponentProps<'time'>, 'dateTime' | 'children'> & {
  /** An instant, or a calendar day such as "2026-11-24", whose year is in a paper (`record`) always, else like that of `day`. */
  readonly at: Date | string;
  readonly as?: keyof typeof forms;
  /** IANA zone of the reader. */
  readonly zone?: string | undefined;
};

export function When({ at, as = 'moment', zone = time.indianZone, className = '', ...props }: WhenProps) {
  const isDay = typeof at === 'string';
  const ofDay = as === 'record' ? time.formatDay : time.formatDayShown;
  const words = isDay ? ofDay(at) : forms[as](at, zone);
  return (
    <time
      {...props}
      // A date breaks only where it may be longer than the line of a small phone.
      className={`${words.length > 20 ? '' : 'whitespace-nowrap'} ${className}`}
      dateTime={isDay ? at : at.toISOString()}
      data-bare={!isDay && bare.has(as) && time.isOnIndianClock(at, zone) ? '' : undefined}
    >
      {words}
    </time>
  );
}

/** "+91 98765 43210", called by a tap, from the international form. */
export function Phone({
  of,
  className = 'tap text-link',
}: {
  readonly of: string;
  readonly className?: string;
}) {
  return (
    <a href={`tel:${of}`} className={className}>
      {spacedPhone(of)}
    </a>
  );
}
