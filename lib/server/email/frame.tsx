import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactElement, ReactNode } from 'react';
import { site } from '@/content/site';

/** A mail without its recipient. Subjects say nothing about health: they show on lock screens. */
export type Letter = { readonly subject: string; readonly content: ReactElement };

// The tokens of app/globals.css in a form that mail programs know: plain values, light scheme.
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

/** A paragraph of a mail. */
export function Paragraph({ children }: { readonly children: ReactNode }) {
  return <Text style={text}>{children}</Text>;
}

/** A link within a paragraph, for what is not the next step. */
export function TextLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Link href={href} style={{ color: colour.primary, textDecoration: 'underline' }}>
      {children}
    </Link>
  );
}

/** What someone wrote, as plain text with its line ends. */
export function Quotation({ children }: { readonly children: string }) {
  return (
    <Section style={{ borderLeft: `4px solid ${colour.primary}`, paddingLeft: '16px', margin: '0 0 16px' }}>
      {children.split('\n').map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one letter never change places.
        <Text key={index} style={{ ...text, margin: 0, minHeight: '26px' }}>
          {line}
        </Text>
      ))}
    </Section>
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
  /** `outline` for a second step beside the one that leads. */
  readonly variant?: 'default' | 'outline';
}) {
  const leads = variant === 'default';
  return (
    <Section style={{ margin: '8px 0 24px' }}>
      <Link
        href={href}
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
      >
        {children}
      </Link>
    </Section>
  );
}

type FrameProps = { readonly preview: string; readonly heading: string; readonly children: ReactNode };

/** The frame of every mail: one column, name, heading, text, and where to get help at the end. */
export function Frame({ preview, heading, children }: FrameProps) {
  return (
    <Html lang="en-IN">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: colour.background, margin: 0, padding: '24px 12px' }}>
        <Container style={{ maxWidth: '560px' }}>
          <Text
            style={{
              ...text,
              color: colour.primary,
              fontFamily: serif,
              fontSize: '22px',
              margin: '0 0 16px 4px',
            }}
          >
            {site.name}
          </Text>
          <Section
            style={{
              backgroundColor: colour.card,
              border: `1px solid ${colour.border}`,
              borderRadius: '20px',
              padding: '32px 28px 16px',
            }}
          >
            <Heading
              as="h1"
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
            </Heading>
            {children}
          </Section>
          <Hr style={{ borderColor: colour.border, margin: '24px 0 12px' }} />
          <Text style={{ ...text, color: colour.mutedForeground, fontSize: '14px', lineHeight: '22px' }}>
            {site.name} sent you this email because your address was used on its website. In danger, call 112.
            To talk to someone at any hour, call Tele-MANAS on 14416.
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
