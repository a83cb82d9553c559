import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { site } from '@/content/site';
import { answerInWords } from '@/lib/care/form/answers';
import { paragraphs } from '@/lib/care/form/paper';
import type { SignedView } from '@/lib/care/form/queries';
import { formatDay, formatMoment } from '@/lib/format/time';
import { paperFonts } from '@/lib/server/pdf/fonts';

/** Light values of the design language, as on receipts. */
const colour = { foreground: '#152828', soft: '#3a4c4b', primary: '#005850', line: '#b9c4c1' };

const style = StyleSheet.create({
  page: {
    padding: 48,
    paddingBottom: 76,
    color: colour.foreground,
    fontFamily: paperFonts,
    fontSize: 10.5,
    lineHeight: 1.5,
  },
  brand: { fontFamily: 'Paper Display', fontSize: 14, color: colour.primary, marginBottom: 16 },
  title: { fontFamily: 'Paper Display', fontSize: 20, lineHeight: 1.2, marginBottom: 8 },
  soft: { color: colour.soft },
  paragraph: { marginTop: 6 },
  section: { marginTop: 18 },
  heading: { fontWeight: 600, fontSize: 12.5 },
  question: { marginTop: 8, color: colour.soft, fontSize: 9.5 },
  signatures: { marginTop: 26, paddingTop: 10, borderTopWidth: 2, borderTopColor: colour.foreground, gap: 8 },
  strong: { fontWeight: 600 },
  withdrawn: { marginTop: 10, padding: 8, borderWidth: 1, borderColor: colour.foreground },
  footer: {
    position: 'absolute',
    bottom: 32,
    left: 48,
    right: 48,
    color: colour.soft,
    fontSize: 8.5,
    borderTopWidth: 1,
    borderTopColor: colour.line,
    paddingTop: 6,
  },
});

function Signature({
  label,
  name,
  at,
}: {
  readonly label: string;
  readonly name: string;
  readonly at: string;
}) {
  return (
    <View>
      <Text style={style.soft}>{label}</Text>
      <Text style={style.strong}>{name}</Text>
      <Text>{formatMoment(new Date(at))}</Text>
    </View>
  );
}

/** The printed form of a signed form. The same data give the same file. */
export function FormDocument({ signed }: { readonly signed: SignedView }) {
  const { form, sha256, signedAt, withdrawnAt } = signed;
  const { paper, guardian } = form;
  return (
    <Document
      title={paper.title}
      author={form.client}
      language="en-IN"
      creator={site.name}
      producer={site.name}
      creationDate={signedAt}
      modificationDate={withdrawnAt ?? signedAt}
    >
      <Page size="A4" style={style.page}>
        <Text style={style.brand}>{site.name}</Text>
        <Text style={style.title}>{paper.title}</Text>
        <Text style={style.soft}>
          {form.client} and {form.therapist} · version {form.version}
        </Text>
        {withdrawnAt && (
          <Text style={style.withdrawn}>
            Withdrawn by {form.client} on {formatMoment(withdrawnAt)}.
          </Text>
        )}
        {paragraphs(paper.intro).map((text) => (
          <Text key={text} style={style.paragraph}>
            {text}
          </Text>
        ))}
        {paper.sections.map((section) => (
          <View key={section.id} style={style.section}>
            <Text style={style.heading} minPresenceAhead={40}>
              {section.title}
            </Text>
            {paragraphs(section.text).map((text) => (
              <Text key={text} style={style.paragraph}>
                {text}
              </Text>
            ))}
            {section.questions.map((question) => (
              <View key={question.id}>
                <Text style={style.question} minPresenceAhead={20}>
                  {question.label}
                </Text>
                <Text>{answerInWords(question, form.answers[question.id], formatDay)}</Text>
              </View>
            ))}
          </View>
        ))}
        <View style={style.signatures} wrap={false}>
          {guardian && (
            <Signature label="Signed by the guardian" name={guardian.name} at={guardian.signedAt} />
          )}
          <Signature label="Signed" name={form.name} at={form.signedAt} />
          <Text style={style.soft}>
            Signed by typing the name, in the account of {form.client}
            {guardian ? ' and by the link that was mailed to the guardian' : ''}.
          </Text>
          <Text style={style.soft}>SHA-256 of text and answers: {sha256}</Text>
        </View>
        <Text style={style.footer} fixed>
          {paper.title} · {form.client}
        </Text>
      </Page>
    </Document>
  );
}
