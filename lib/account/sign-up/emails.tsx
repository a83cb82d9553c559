import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

/** Tells the owner of an account that someone tried to make another one with the same address. */
export function signUpTriedLetter(urls: { readonly signIn: string; readonly recover: string }): Letter {
  return letter(
    'Someone tried to sign up with your address',
    { preview: 'You already have an account.' },
    <>
      <Paragraph>
        There is already an account with this address. We have not changed it. If this was you, please sign
        in.
      </Paragraph>
      <Action href={urls.signIn}>Sign in</Action>
      <Paragraph>If you no longer know your password, you can set a new one: {urls.recover}</Paragraph>
      <Paragraph>
        If this was not you, you do not need to do anything. We email you about this at most once a day.
      </Paragraph>
    </>,
  );
}
