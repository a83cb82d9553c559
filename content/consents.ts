/**
 * Consents that we ask for, purpose by purpose, in the words people see (DPDP Act 2023 s. 5 and 6). Lists only
 * purposes that the product really serves. A change of meaning needs a new version of the notice: consents to the old
 * one stay on record with the version shown.
 */

/** Day of the texts below, ISO; stored with each consent. */
export const consentNoticeVersion = '2026-11-25';

export const consentPurposes = ['terms', 'account', 'care', 'newsletter'] as const;

export type ConsentPurpose = (typeof consentPurposes)[number];

export type ConsentNotice = {
  readonly title: string;
  /** The sentence beside the box that people tick, in the first person. */
  readonly agreement: string;
  readonly use: string;
  readonly seenBy: string;
  readonly withdrawing: string;
  /** The account needs it: withdrawing it means closing the account. */
  readonly needed: boolean;
  readonly clientsOnly: boolean;
};

export const consentNotices: Readonly<Record<ConsentPurpose, ConsentNotice>> = {
  terms: {
    title: 'Terms of use',
    agreement: 'I agree to the terms of use.',
    use: 'The rules between you and us: fees, cancelling, what we and therapists answer for.',
    seenBy: 'Nobody. We keep the day on which you agreed.',
    withdrawing:
      'You leave by closing your account. What you have already booked or paid stays under the terms.',
    needed: true,
    clientsOnly: false,
  },
  account: {
    title: 'Running your account',
    agreement: 'You may use my name, email, phone and role to run my account.',
    use: 'To let you in, show you the right pages, keep your account safe and write to you about what you do here.',
    seenBy: 'You, our support team when you ask for help, and the therapist you write to or work with.',
    withdrawing:
      'We can no longer keep your account, so it is closed: you are signed out at once and the rest is deleted after 30 days.',
    needed: true,
    clientsOnly: false,
  },
  care: {
    title: 'What you share about your health',
    agreement: 'You may keep what I share about my health, for my care.',
    use: 'Your goals, results of questionnaires that you choose to keep, and whatever else about your health you share, so that you and the therapist you work with understand where you stand.',
    seenBy:
      'You and the therapist you work with; a kept result only once you show it to them. Nobody else, and never for advertising.',
    withdrawing:
      'Your goals, those of your plans too, homework, kept results, a safety plan you share, what you told before a call, a summary for your next therapist and forms you have not signed are deleted at once. No goal, homework, result or safety plan can be saved until you agree again. Conversations, signed forms and records you asked for stay, because they are your therapist’s record as much as yours. You can close a conversation and withdraw a form; all of them go when you delete your account. A therapist’s own notes stay with the therapist, as the law asks.',
    needed: false,
    clientsOnly: true,
  },
  newsletter: {
    title: 'Our newsletter',
    agreement: 'Send me your letter about new articles and workshops.',
    use: 'Your email address, for about one email a month. No tracking.',
    seenBy: 'Nobody but the people who send it.',
    withdrawing: 'No further letter is sent. Emails about your account still reach you.',
    needed: false,
    clientsOnly: false,
  },
};
