import { type CSSProperties, Fragment, type ReactElement, type ReactNode } from 'react';
import { site } from '@/content/site';
import { nameForMail } from '@/lib/format/plain-text';
import { mailFooter } from '@/lib/server/email/footer';

/** A mail without its recipient. Subjects say nothing about health, because they show on lock screens. */
export type Letter = { readonly subject: string; readonly content: ReactElement };

// The tokens of app/globals.css in plain values for mail programs, light scheme.
const colour = {
  background: '#faf7f1',
  card: '#ffffff',
  foreground: '#24383a',
  mutedForeground: '#4b5e60',
  border: '#e4ded2',
  primary: '#0e5450',
};
const sans = 'Figtree, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
const serif = 'Fraunces, Georgia, "Times New Roman", serif';

const text = {
  color: colour.foreground,
  fontFamily: sans,
  fontSize: '16px',
  lineHeight: '26px',
  margin: '0 0 16px',
  // A long address must not widen the mail on a phone.
  overflowWrap: 'anywhere',
} as const;

type BlockProps = {
  readonly style?: CSSProperties;
  readonly inside?: CSSProperties;
  readonly children: ReactNode;
};

/**
 * A table of one cell over the whole width: Outlook gives a `div` neither width nor padding.
 * @param props.style of the table
 * @param props.inside of its cell
 */
function Block({ style, inside, children }: BlockProps) {
  return (
    <table
      align="center"
      width="100%"
      border={0}
      cellPadding="0"
      cellSpacing="0"
      role="presentation"
      style={style}
    >
      <tbody>
        <tr>
          <td style={inside}>{children}</td>
        </tr>
      </tbody>
    </table>
  );
}

export function Paragraph({ children }: { readonly children: ReactNode }) {
  return <p style={text}>{children}</p>;
}

/** A person's words in paragraphs, as plain text in any script. */
export function Words({ children }: { readonly children: string }) {
  return children.split(/\n{2,}/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one letter never change places.
    <p key={index} dir="auto" style={text}>
      {part.split('\n').map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nor do its lines.
        <Fragment key={at}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  ));
}

/** A link within a paragraph, for secondary steps. */
export function TextLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      style={{ color: colour.primary, textDecoration: 'underline' }}
      rel="noopener"
    >
      {children}
    </a>
  );
}

/** A person's words, as plain text with its line ends. */
export function Quotation({ children }: { readonly children: string }) {
  return (
    <Block style={{ borderLeft: `4px solid ${colour.primary}`, paddingLeft: '16px', margin: '0 0 16px' }}>
      {children.split('\n').map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one letter never change places.
        <p key={index} style={{ ...text, margin: 0, minHeight: '26px' }}>
          {line}
        </p>
      ))}
    </Block>
  );
}

/** The reader's one next step. The plain text of the mail holds its address, for programs that show no buttons. */
export function Action({
  href,
  children,
  variant = 'default',
}: {
  readonly href: string;
  readonly children: string;
  /** `outline` for a second step. */
  readonly variant?: 'default' | 'outline';
}) {
  const leads = variant === 'default';
  return (
    <Block style={{ margin: '8px 0 24px' }}>
      <a
        href={href}
        target="_blank"
        style={{
          backgroundColor: leads ? colour.primary : colour.card,
          border: `2px solid ${colour.primary}`,
          borderRadius: '12px',
          color: leads ? '#fffdf8' : colour.primary,
          display: 'inline-block',
          fontFamily: sans,
          fontSize: '16px',
          fontWeight: 600,
          lineHeight: '24px',
          padding: '10px 22px',
          textDecoration: 'none',
        }}
        rel="noopener"
      >
        {children}
      </a>
    </Block>
  );
}

/** Letters of a preview; programs show about a hundred. */
const previewLength = 150;

/** The preview line of a mail in a mailbox list. Zero-width blanks keep the mail's text out of it. */
function Preview({ children }: { readonly children: string }) {
  const blanks = '\xa0\u200c\u200b\u200d\u200e\u200f\ufeff';
  return (
    <div
      style={{
        display: 'none',
        overflow: 'hidden',
        lineHeight: '1px',
        opacity: 0,
        maxHeight: 0,
        maxWidth: 0,
      }}
      data-skip-in-text
    >
      {children.slice(0, previewLength)}
      <div>{blanks.repeat(Math.max(0, previewLength - children.length))}</div>
    </div>
  );
}

type FrameProps = {
  readonly preview: string;
  readonly heading: string;
  /** The reader's name, for a greeting. */
  readonly to?: string;
  readonly children: ReactNode;
};

/** The frame of every mail: one column, name, heading, text, and where to get help. */
export function Frame({ preview, heading, to, children }: FrameProps) {
  return (
    <html dir="ltr" lang="en-IN">
      {/* biome-ignore lint/style/noHeadElement: a mail is no page of the framework. */}
      <head>
        <meta content="text/html; charset=UTF-8" httpEquiv="Content-Type" />
        <meta name="x-apple-disable-message-reformatting" />
      </head>
      <body style={{ backgroundColor: colour.background, margin: 0, padding: 0 }}>
        <Preview>{preview}</Preview>
        <Block inside={{ backgroundColor: colour.background, padding: '24px 12px' }}>
          <Block style={{ maxWidth: '560px' }}>
            <p
              style={{
                ...text,
                color: colour.primary,
                fontFamily: serif,
                fontSize: '22px',
                margin: '0 0 16px 4px',
              }}
            >
              {site.name}
            </p>
            <Block
              style={{
                backgroundColor: colour.card,
                border: `1px solid ${colour.border}`,
                borderRadius: '20px',
                padding: '32px 28px 16px',
              }}
            >
              <h1
                style={{
                  color: colour.foreground,
                  fontFamily: serif,
                  fontSize: '26px',
                  fontWeight: 560,
                  lineHeight: '34px',
                  margin: '0 0 20px',
                }}
              >
                {heading}
              </h1>
              {to !== undefined && <Paragraph>Hello {nameForMail(to)},</Paragraph>}
              {children}
            </Block>
            <hr
              style={{
                width: '100%',
                border: 'none',
                borderTop: `1px solid ${colour.border}`,
                margin: '24px 0 12px',
              }}
            />
            <p style={{ ...text, color: colour.mutedForeground, fontSize: '14px', lineHeight: '22px' }}>
              {mailFooter}
            </p>
          </Block>
        </Block>
      </body>
    </html>
  );
}

/** A letter in the frame of every mail. Its heading repeats the subject unless the letter has one of its own. */
export function letter(
  subject: string,
  { heading = subject, ...head }: Omit<FrameProps, 'heading' | 'children'> & { readonly heading?: string },
  words: ReactNode,
): Letter {
  return {
    subject,
    content: (
      <Frame {...head} heading={heading}>
        {words}
      </Frame>
    ),
  };
}
