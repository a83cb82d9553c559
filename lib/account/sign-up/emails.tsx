import { Action, Frame, type Letter, Paragraph } from '@/lib/server/email/frame';

/** Tells the owner of an account that someone tried to make another one with the same address. */
export function signUpTriedLetter(urls: { readonly signIn: string; readonly recover: string }): Letter {
  return {
    subject: 'Someone tried to sign up with your address',
    content: (
      <Frame preview="You have an account already." heading="Someone tried to sign up with your address">
        <Paragraph>
          There is an account with this address already, and nothing about it has been changed. If it was you,
          you can simply sign in.
        </Paragraph>
        <Action href={urls.signIn}>Sign in</Action>
        <Paragraph>If you no longer know your password, you can set a new one: {urls.recover}</Paragraph>
        <Paragraph>
          If it was not you, you need not do anything. We write about this once a day at most.
        </Paragraph>
      </Frame>
    ),
  };
}
