import { type ExportKind, exportDays, exportWords } from '@/lib/privacy/export/rules';
import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

/** Says that the copy is ready to download; no mail ever holds the copy itself. */
export function exportReadyLetter({
  name,
  url,
  kind,
}: {
  readonly name: string;
  readonly url: string;
  readonly kind: ExportKind;
}): Letter {
  const { ready, holds } = exportWords[kind];
  return letter(
    ready,
    { preview: 'You can download it from your account.' },
    <>
      <Paragraph>Hello{name && ` ${name}`},</Paragraph>
      <Paragraph>
        {holds} is ready. Sign in and download it within {exportDays} days; then we remove the file. You can
        ask for a new one at any time.
      </Paragraph>
      <Action href={url}>Go to your file</Action>
      <Paragraph>
        If you did not ask for it, someone may be using your account. Please change your password and sign out
        your other devices.
      </Paragraph>
    </>,
  );
}
