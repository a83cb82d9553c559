import * as z from 'zod';
import { awayMessages, mostAway } from '@/lib/booking/away/rules';
import { optionalPageOfText } from '@/lib/format/plain-text';

/** An appointment in closed days as its row of the page sends it. */
export type AwayRow = {
  readonly id: string;
  /** The shown state; see `proposalBasis`. */
  readonly basis: string;
  /** The shown new time; null without one. */
  readonly to: Date | null;
};

export const rowText = ({ id, basis, to }: AwayRow): string => [id, basis, to?.toISOString() ?? ''].join('|');

function rowOf(text: string): AwayRow | null {
  const [, id, basis, to] =
    /^([0-9a-f-]{36})\|([0-9TZ:.-]{24}(?: [0-9TZ:.-]{24})?)\|([0-9TZ:.-]{24})?$/.exec(text) ?? [];
  if (id === undefined || basis === undefined) return null;
  const date = to === undefined ? null : new Date(to);
  return date && Number.isNaN(date.getTime()) ? null : { id, basis, to: date };
}

export const awaySchema = z
  .strictObject({
    /** The ticked rows. */
    row: z.string().transform((text, context) => {
      const rows = text === '' ? [] : text.split(',').map(rowOf);
      const read = rows.flatMap((row) => row ?? []);
      const fits = read.length === rows.length && read.length > 0 && read.length <= mostAway;
      if (!fits) context.addIssue({ code: 'custom', message: awayMessages.none });
      return read;
    }),
    /** The pressed button. */
    what: z.enum(['propose', 'cancel']),
    /** Goes to each client; needed to cancel. */
    reason: optionalPageOfText('Keep the reason under 1,000 characters', 1_000),
  })
  .superRefine(({ what, reason }, context) => {
    if (what !== 'cancel' || reason !== null) return;
    context.addIssue({ code: 'custom', path: ['reason'], message: awayMessages.reason });
  });
