import { renderToBuffer } from '@react-pdf/renderer';
import { InvoiceDocument } from '@/components/payment/invoice/invoice-document';
import { requireConfirmedTherapist } from '@/lib/account/session/guard';
import { indianDay } from '@/lib/format/time';
import { readInvoice } from '@/lib/payment/invoice/queries';
import { invoicePath, monthOf, personIn } from '@/lib/payment/invoice/rules';

/** A month's invoice as a PDF, for the therapist of it. 404 for a person whom they neither met nor were paid by. */
export async function GET(request: Request): Promise<Response> {
  const headers = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' };
  const viewer = await requireConfirmedTherapist(invoicePath);
  const { searchParams } = new URL(request.url);
  const whose = personIn((name) => searchParams.get(name) ?? '');
  const month = monthOf(searchParams.get('month') ?? '', indianDay(new Date()));
  const invoice = whose && (await readInvoice(viewer, whose, month));
  if (!invoice) return new Response('Not found', { status: 404, headers });
  const pdf = await renderToBuffer(<InvoiceDocument invoice={invoice} />);
  return new Response(new Uint8Array(pdf), {
    headers: {
      ...headers,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="invoice-${month}.pdf"`,
    },
  });
}
