import { Document, Page, StyleSheet, View } from '@react-pdf/renderer';
import { site } from '@/content/site';
import { answerInWords } from '@/lib/care/form/answers';
import { paragraphs } from '@/lib/care/form/paper';
import type { SignedView } from '@/lib/care/form/queries';
import { formatDay, formatMoment } from '@/lib/format/time';
import { paperDisplayFonts, paperFonts } from '@/lib/server/pdf/fonts';
import { ScriptText } from '@/lib/server/pdf/script-text';

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
  brand: { fontFamily: paperDisplayFonts, fontSize: 14, color: colour.primary, marginBottom: 16 },
  title: { fontFamily: paperDisplayFonts, fontSize: 20, lineHeight: 1.2, marginBottom: 8 },
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
      <ScriptText style={style.soft}>{label}</ScriptText>
      <ScriptText style={style.strong}>{name}</ScriptText>
      <ScriptText>{formatMoment(new Date(at))}</ScriptText>
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
        <ScriptText style={style.brand}>{site.name}</ScriptText>
        <ScriptText style={style.title}>{paper.title}</ScriptText>
        <ScriptText style={style.soft}>
          {form.client} and {form.therapist} · version {form.version}
        </ScriptText>
        {withdrawnAt && (
          <ScriptText style={style.withdrawn}>
            Withdrawn by {form.client} on {formatMoment(withdrawnAt)}.
          </ScriptText>
        )}
        {paragraphs(paper.intro).map((text) => (
          <ScriptText key={text} style={style.paragraph}>
            {text}
          </ScriptText>
        ))}
        {paper.sections.map((section) => (
          <View key={section.id} style={style.section}>
            <ScriptText style={style.heading} minPresenceAhead={40}>
              {section.title}
            </ScriptText>
            {paragraphs(section.text).map((text) => (
              <ScriptText key={text} style={style.paragraph}>
                {text}
              </ScriptText>
            ))}
            {section.questions.map((question) => (
              <View key={question.id}>
                <ScriptText style={style.question} minPresenceAhead={20}>
                  {question.label}
                </ScriptText>
                <ScriptText>{answerInWords(question, form.answers[question.id], formatDay)}</ScriptText>
              </View>
            ))}
          </View>
        ))}
        <View style={style.signatures} wrap={false}>
          {guardian && (
            <Signature label="Signed by the guardian" name={guardian.name} at={guardian.signedAt} />
          )}
          <Signature label="Signed" name={form.name} at={form.signedAt} />
          <ScriptText style={style.soft}>
            Signed by typing the name, in the account of {form.client}
            {guardian ? ' and with the link emailed to the guardian' : ''}.
          </ScriptText>
          <ScriptText style={style.soft}>SHA-256 of text and answers: {sha256}</ScriptText>
        </View>
        <ScriptText style={style.footer} fixed>
          {paper.title} · {form.client}
        </ScriptText>
      </Page>
    </Document>
  );
}
