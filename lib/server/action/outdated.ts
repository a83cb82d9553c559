import 'server-only';
import { createHash } from 'node:crypto';
import type { OtherValue, Stored } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';

export type Shown = Readonly<Record<string, string>>;

/**
 * The version of a record: 22 letters computed from the values of its form. Other columns, such as a photo,
 * do not affect it.
 */
export function versionOf(shown: Shown): string {
  const sorted = JSON.stringify(Object.entries(shown).sort(([one], [other]) => (one < other ? -1 : 1)));
  return createHash('sha256').update(sorted).digest('base64url').slice(0, 22);
}

/**
 * Whether a form would replace values that it never showed. Called in the transaction that writes, with the
 * row locked. A form equal to the present values is not outdated: the answer to its first submit was lost, or
 * two people agree.
 */
export function isOutdated(version: string, wrote: Shown, current: Shown): boolean {
  const now = versionOf(current);
  return version !== now && versionOf(wrote) !== now;
}

type Changed = {
  readonly wrote: Shown;
  readonly current: Shown;
  readonly labels: Readonly<Record<string, string>>;
  /** A value in words, if it is not text: a choice, a checkbox. */
  readonly words?: (name: string, value: string) => string;
};

type Outdated = { readonly ok: false; readonly message: string; readonly stored: Stored };

export function outdated(version: string, differences: readonly OtherValue[]): Outdated {
  return { ok: false, message: actionMessages.outdated, stored: { version, differences } };
}

/** The answer to an outdated form: the sent and the present values, field by field. */
export function changedMeanwhile({
  wrote,
  current,
  labels,
  words = (_name, value) => value,
}: Changed): Outdated {
  const differences = Object.entries(labels).flatMap(([name, label]) => {
    const [mine = '', theirs = ''] = [wrote[name], current[name]];
    return mine === theirs ? [] : [{ label, wrote: words(name, mine), current: words(name, theirs) }];
  });
  return outdated(versionOf(current), differences);
}
