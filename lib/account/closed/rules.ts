/** Reasons for closing an account, as the person reads them. The team's own words stay in the audit log. */
export const closingReasons = {
  conduct: 'It was used in a way that breaks our terms.',
  payment: 'A payment that was due was not made.',
  safety: 'We first need to confirm that its owner controls it.',
  asked: 'You, or someone acting for you, asked us to close it.',
  other: 'Our team decided to close it.',
} as const;

export type ClosingReason = keyof typeof closingReasons;

/** Whether a stored reason is one of the codes; older rows hold notes for the team alone. */
export function isClosingReason(text: string | null | undefined): text is ClosingReason {
  return typeof text === 'string' && Object.hasOwn(closingReasons, text);
}

/** The message for the proven owner of a closed account: why it is closed, and where to write. */
export function closedBecause(reason: string | null, supportEmail: string): string {
  const why = closingReasons[isClosingReason(reason) ? reason : 'other'];
  return `This account is closed. ${why} If you think this is a mistake, or have a question, write to ${supportEmail}.`;
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
