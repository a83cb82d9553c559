/** Reasons for closing an account, as the person reads them. The team's own words stay in the audit log. */
export const closingReasons = {
  conduct: 'Something done with it goes against our terms.',
  payment: 'Money that was due was not paid.',
  safety: 'We have to make sure first that it is in its owner’s hands.',
  asked: 'You, or somebody who acts for you, asked us to close it.',
  other: 'Our team has decided so.',
} as const;

export type ClosingReason = keyof typeof closingReasons;

/** Whether a stored reason is one of the codes; older rows hold notes for the team alone. */
export function isClosingReason(text: string | null | undefined): text is ClosingReason {
  return typeof text === 'string' && Object.hasOwn(closingReasons, text);
}

/** The message for the proven owner of a closed account: why it is closed, and where to write. */
export function closedBecause(reason: string | null, supportEmail: string): string {
  const why = closingReasons[isClosingReason(reason) ? reason : 'other'];
  return `This account is closed. ${why} If you think that is a mistake, or have a question, write to ${supportEmail}.`;
}

/** The code in the address of the sign-in page, from a stored reason. */
export function closedCode(reason: string | null): `AccountClosed-${ClosingReason}` {
  return `AccountClosed-${isClosingReason(reason) ? reason : 'other'}`;
}

/** The sentence for such a code, or undefined for any other text. */
export function closedByCode(code: unknown, supportEmail: string): string | undefined {
  const reason = typeof code === 'string' && code.startsWith('AccountClosed-') ? code.slice(14) : null;
  return isClosingReason(reason) ? closedBecause(reason, supportEmail) : undefined;
}
