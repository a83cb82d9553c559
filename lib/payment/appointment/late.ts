import { hour } from '@/lib/format/duration';
import { formatRupees } from '@/lib/format/money';
import { formatInstant } from '@/lib/format/time';

/** Parts of a fee, in words. */
const partWords: Readonly<Record<number, string>> = {
  0: 'nothing',
  50: 'half of the fee',
  100: 'the whole fee',
};

type Part = 0 | 50 | 100;

/** Per cent of the fee that a late cancellation costs, and the part from some hours before the beginning on. */
type Late = { readonly part: Part; readonly near?: { readonly hours: number; readonly part: Part } };

/**
 * Rules for late cancelling, from which a therapist chooses. Bookings keep the code, so its meaning never
 * changes. `usual` is the rule of the service (/refunds): half of what was paid goes back, and an unpaid fee
 * is not asked for.
 */
const lateCosts = {
  usual: { part: 50 },
  none: { part: 0 },
  half: { part: 50 },
  all: { part: 100 },
  'half-all-48': { part: 50, near: { hours: 48, part: 100 } },
  'half-all-24': { part: 50, near: { hours: 24, part: 100 } },
  'half-all-12': { part: 50, near: { hours: 12, part: 100 } },
} as const satisfies Record<string, Late>;

export type LateRule = keyof typeof lateCosts;

/** Rules for not coming. `usual`: what was paid stays paid, and the two people agree whether an unpaid fee is paid. */
const missedCosts = { usual: null, none: 0, half: 50, all: 100 } as const satisfies Record<
  string,
  Part | null
>;

export type MissedRule = keyof typeof missedCosts;

/** The two rules that an appointment keeps. */
export type FeeRules = { readonly late: LateRule; readonly missed: MissedRule };

export const usualRules: FeeRules = { late: 'usual', missed: 'usual' };

export const lateRuleNames = Object.keys(lateCosts) as [LateRule, ...LateRule[]];
export const missedRuleNames = Object.keys(missedCosts) as [MissedRule, ...MissedRule[]];

/** The usual rule for the code of another release. */
export const feeRulesOf = (row: { readonly lateRule: string; readonly missedRule: string }): FeeRules => ({
  late: lateRuleNames.find((name) => name === row.lateRule) ?? 'usual',
  missed: missedRuleNames.find((name) => name === row.missedRule) ?? 'usual',
});

type Costs = { readonly lateRule: string | null; readonly missedRule: string | null };

/** The rules of a kind of session, and the therapist's where it has none of its own. */
export const feeRulesFor = (kind: Costs | null, terms: Costs | null): FeeRules =>
  feeRulesOf({
    lateRule: kind?.lateRule ?? terms?.lateRule ?? '',
    missedRule: kind?.missedRule ?? terms?.missedRule ?? '',
  });

const word = (part: Part): string => partWords[part] ?? '';

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** The choices of the form, as plain sentences. */
export const lateChoices: Readonly<Record<LateRule, string>> = {
  usual: 'Half of a paid fee, nothing of an unpaid fee',
  ...(Object.fromEntries(
    lateRuleNames
      .filter((name) => name !== 'usual')
      .map((name) => {
        const { part, near }: Late = lateCosts[name];
        return [
          name,
          `${capital(word(part))}${near ? `, and ${word(near.part)} in the last ${near.hours} hours` : ''}`,
        ];
      }),
  ) as Record<Exclude<LateRule, 'usual'>, string>),
};

export const missedChoices: Readonly<Record<MissedRule, string>> = {
  usual: 'All of a paid fee; you and your client agree about an unpaid fee',
  none: capital(word(0)),
  half: capital(word(50)),
  all: capital(word(100)),
};

/**
 * Per cent of the fee that cancelling costs at a moment after the notice has passed; the last moment before a
 * limit belongs to the time before it.
 */
export function latePart(rule: LateRule, startsAt: Date, at: Date): Part {
  const { part, near }: Late = lateCosts[rule];
  return near && at.getTime() > startsAt.getTime() - near.hours * hour ? near.part : part;
}

/** The same for not coming; null where the two people agree. */
export const missedPart = (rule: MissedRule): Part | null => missedCosts[rule];

/** Paise of a fee that a part of it is; half a paisa goes to the payer. */
export const paiseOfPart = (feePaise: number, part: number): number => Math.floor((feePaise * part) / 100);

/**
 * Whether a cancellation by the client costs something at this moment. In the time of the notice it is free,
 * and a rule may make it free until the beginning.
 */
export function isLate(
  {
    startsAt,
    cancelNoticeHours,
    late,
  }: { readonly startsAt: Date; readonly cancelNoticeHours: number; readonly late: LateRule },
  at: Date,
): boolean {
  const freeUntil = startsAt.getTime() - cancelNoticeHours * hour;
  return at.getTime() > freeUntil && latePart(late, startsAt, at) > 0;
}

const illWords = 'It costs nothing if you were ill or in crisis; your word is enough.';

type Shown = {
  readonly rules: FeeRules;
  readonly noticeHours: number;
};

/** The rules for a page without a time yet, in hours; null for a rule that /refunds describes. */
export function rulesInHours({ rules: { late, missed }, noticeHours }: Shown): {
  late: string | null;
  missed: string | null;
} {
  const { part, near }: Late = lateCosts[late];
  const only = near && near.hours >= noticeHours ? near.part : part;
  const later =
    near && near.hours < noticeHours
      ? `, and ${word(near.part)} from ${near.hours} hours before it begins`
      : '';
  return {
    late:
      late === 'usual'
        ? null
        : only === 0
          ? 'After that, you can still cancel, and it costs nothing.'
          : `After that, cancelling costs ${word(only)}${later}. ${illWords}`,
    missed: missedInWords(missed, null),
  };
}

/** "If you do not come, it costs ₹900."; null for the usual rule. */
function missedInWords(rule: MissedRule, feePaise: number | null): string | null {
  const part = missedPart(rule);
  return part === null ? null : `If you do not come, it costs ${costOf(part, feePaise)}.`;
}

const costOf = (part: Part, feePaise: number | null): string =>
  part > 0 && feePaise !== null ? formatRupees(paiseOfPart(feePaise, part)) : word(part);

/**
 * The rules of one appointment in its own amounts and dates, from this moment on; null for the usual rule.
 * @param free whether cancelling is free now
 */
export function rulesOfAppointment(
  {
    rules: { late, missed },
    noticeHours,
    startsAt,
    feePaise,
    timeZone,
    free,
  }: Shown & {
    readonly startsAt: Date;
    readonly feePaise: number | null;
    readonly timeZone: string;
    readonly free: boolean;
  },
  now: Date,
): { readonly late: string | null; readonly missed: string | null } {
  const { near }: Late = lateCosts[late];
  const limit = near && new Date(startsAt.getTime() - near.hours * hour);
  const from = free ? new Date(startsAt.getTime() - noticeHours * hour + 1) : now;
  const part = latePart(late, startsAt, from);
  const later =
    near && limit && limit > from
      ? `, and ${costOf(near.part, feePaise)} after ${formatInstant(limit, timeZone)}`
      : '';
  const begin = free ? 'After that, ' : '';
  const costs = `${begin}cancelling costs ${costOf(part, feePaise)}${later}.`;
  return {
    late: late === 'usual' ? null : `${capital(costs)}${part > 0 ? ` ${illWords}` : ''}`,
    missed: missedInWords(missed, feePaise),
  };
}
