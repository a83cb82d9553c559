import { Panel } from '@/components/layout/panel';
import { LineList } from '@/components/layout/private/line-list';
import { Button } from '@/components/ui/button';
import { CardDescription } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import { Download } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { listAddress } from '@/lib/format/search-params';
import type { Invoice } from '@/lib/payment/invoice/queries';
import {
  balanceInWords,
  invoicePath,
  invoiceTitle,
  linePartsOf,
  taxNote,
  totalPartsOf,
} from '@/lib/payment/invoice/rules';

const inWords = (parts: ReturnType<typeof linePartsOf>) => parts.map((part) => part.join(' ')).join(' · ');

type InvoicePanelProps = {
  readonly invoice: Invoice;
  /** The person in the address. */
  readonly whose: Readonly<Record<string, string>>;
};

/** A month's invoice of one person, the way to its PDF, and the choice of another month. */
export function InvoicePanel({ invoice, whose }: InvoicePanelProps) {
  const { month, asOf, payer, payee, lines, total, timeZone } = invoice;
  return (
    <Panel id="invoice" title={`${invoiceTitle(month)}: ${payer}`}>
      <p className="max-w-measure">
        As of <When at={asOf} />. <strong>{balanceInWords(total)}.</strong> {inWords(totalPartsOf(total))}.
      </p>
      <p>
        <a href={listAddress(`${invoicePath}/pdf`, { ...whose, month })} className="tap gap-2 text-link">
          <Download aria-hidden="true" className="size-5" />
          Download as PDF
        </a>
      </p>
      <LineList
        empty="No session and no payment in this month."
        lines={lines.map((line) => ({
          id: line.id,
          title: (
            <>
              {line.title}, <When at={line.at} zone={timeZone} />
            </>
          ),
          note: [line.note, ...line.papers].filter(Boolean).join(' · '),
          end: <span className="tabular-nums">{inWords(linePartsOf(line))}</span>,
        }))}
      />
      <CardDescription className="max-w-measure">
        Amounts are after refunds. {taxNote[payee.taxStatus]}
      </CardDescription>
      <form action={invoicePath} className="flex flex-wrap items-end gap-3">
        {Object.entries(whose).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="grid gap-1">
          <Label htmlFor="month">Month</Label>
          <Input id="month" name="month" type="month" defaultValue={month} />
        </div>
        <Button type="submit" variant="outline">
          Show month
        </Button>
      </form>
    </Panel>
  );
}
