import { Document, Page, View } from '@react-pdf/renderer';
import { paper } from '@/components/payment/receipt/paper';
import { site } from '@/content/site';
import { formatDay, formatMoment } from '@/lib/format/time';
import type { Invoice } from '@/lib/payment/invoice/queries';
import {
  balanceInWords,
  invoiceTitle,
  linePartsOf,
  taxNote,
  totalPartsOf,
} from '@/lib/payment/invoice/rules';
import { ScriptText } from '@/lib/server/pdf/script-text';

type Amounts = readonly (readonly [label: string, amount: string])[];

function Parts({ parts }: { readonly parts: Amounts }) {
  return (
    <View style={paper.heading}>
      {parts.map(([label, amount]) => (
        <ScriptText key={label}>
          {label} {amount}
        </ScriptText>
      ))}
    </View>
  );
}

/** A month's invoice as a printed page. The same data give the same file. */
export function InvoiceDocument({ invoice }: { readonly invoice: Invoice }) {
  const { month, asOf, payee, payer, lines, total, timeZone } = invoice;
  const title = invoiceTitle(month);
  const date = new Date(`${asOf}T00:00:00Z`);
  return (
    <Document
      title={title}
      author={payee.name}
      language="en-IN"
      creator={site.name}
      producer={site.name}
      creationDate={date}
      modificationDate={date}
    >
      <Page size="A4" style={paper.page}>
        <View style={paper.head}>
          <ScriptText style={paper.brand}>{site.name}</ScriptText>
          <View style={paper.heading}>
            <ScriptText style={paper.kind}>{title}</ScriptText>
            <ScriptText>As of {formatDay(asOf)}</ScriptText>
          </View>
        </View>
        <View style={paper.sides}>
          <View style={paper.side}>
            <ScriptText style={paper.label}>From</ScriptText>
            <ScriptText style={paper.strong}>{payee.name}</ScriptText>
            <ScriptText>{payee.title}</ScriptText>
            <ScriptText>{payee.address}</ScriptText>
            {payee.gstin && <ScriptText>GSTIN {payee.gstin}</ScriptText>}
          </View>
          <View style={paper.side}>
            <ScriptText style={paper.label}>To</ScriptText>
            <ScriptText style={paper.strong}>{payer}</ScriptText>
          </View>
        </View>
        {lines.map((line) => (
          <View key={line.id} style={paper.line} wrap={false}>
            <View style={paper.what}>
              <ScriptText style={paper.strong}>{line.title}</ScriptText>
              <ScriptText>{formatMoment(line.at, timeZone)}</ScriptText>
              {line.note !== '' && <ScriptText>{line.note}</ScriptText>}
              {line.papers.length > 0 && <ScriptText>{line.papers.join(', ')}</ScriptText>}
            </View>
            <Parts parts={linePartsOf(line)} />
          </View>
        ))}
        {lines.length === 0 && <ScriptText>No session and no payment in this month.</ScriptText>}
        <View style={[paper.line, paper.total]} wrap={false}>
          <ScriptText style={[paper.what, paper.strong]}>{balanceInWords(total)}</ScriptText>
          <Parts parts={totalPartsOf(total)} />
        </View>
        <View style={paper.notes}>
          {total.enteredPaise > 0 && (
            <ScriptText>
              “Entered, not proven”: {payee.name} entered this money. No bank and no card company has
              confirmed it to {site.name}.
            </ScriptText>
          )}
          <ScriptText>Amounts are after refunds. The numbers name the receipts and credit notes.</ScriptText>
          <ScriptText>{taxNote[payee.taxStatus]}</ScriptText>
        </View>
        <ScriptText style={paper.footer} fixed>
          Issued through {site.name}. Valid without a signature.
        </ScriptText>
      </Page>
    </Document>
  );
}
