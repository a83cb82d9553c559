import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

type Told = {
  readonly name: string;
  /** Page where the therapist reads the decision and the reason. */
  readonly url: string;
};

export function acceptedLetter({ name, url }: Told): Letter {
  return letter(
    'Your public profile was updated',
    { preview: 'Your changes are online.', heading: 'Your changes are online', to: name },
    <>
      <Paragraph>We have published the changes you sent us on your public profile.</Paragraph>
      <Action href={url}>See your profile</Action>
      <Paragraph>If you did not send any, please write to us at once.</Paragraph>
    </>,
  );
}

/** Tells a therapist that their proposed changes were not accepted; the reason is in the product, not in the mail. */
export function refusedLetter({ name, url }: Told): Letter {
  return letter(
    'About the changes to your public profile',
    { preview: 'Sign in to read the reason.', heading: 'We could not accept your changes', to: name },
    <>
      <Paragraph>
        Your public profile has not changed. Sign in to read the reason and send us another version.
      </Paragraph>
      <Action href={url}>Read the reason</Action>
    </>,
  );
}
