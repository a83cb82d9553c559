import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { InvoicePanel } from '@/components/payment/private/invoice-panel';
import { listAddress, searchParam } from '@/lib/format/search-params';
import { indianDay } from '@/lib/format/time';
import { readInvoice } from '@/lib/payment/invoice/queries';
import { invoicePath, monthOf, personIn } from '@/lib/payment/invoice/rules';
import { therapistPages } from '@/lib/payment/statement/outcomes';

// Names neither client nor amount, because the browser's history keeps titles.
export const metadata: Metadata = { title: 'Invoice' };

/** A month's invoice of one client or guest. */
export default async function InvoicePage({
  searchParams,
}: PageProps<'/therapist-dashboard/payments/invoice'>) {
  const query = await searchParams;
  const whose = personIn((name) => searchParam(query, name));
  const month = monthOf(searchParam(query, 'month'), indianDay(new Date()));
  return practicePage(
    {
      from: listAddress(invoicePath, { ...whose, month }) as typeof invoicePath,
      title: 'Invoice',
      back: { href: therapistPages.payments, label: 'All payments' },
      confirmed: true,
    },
    async (viewer) => {
      const invoice = whose && (await readInvoice(viewer, whose, month));
      if (!invoice) notFound();
      return <InvoicePanel invoice={invoice} whose={whose} />;
    },
  );
}
