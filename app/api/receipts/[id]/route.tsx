import { renderToBuffer } from '@react-pdf/renderer';
import { ReceiptDocument } from '@/components/payment/receipt/receipt-document';
import { currentViewer } from '@/lib/account/session/session';
import { readReceipt } from '@/lib/payment/receipt/queries';

/**
 * A receipt as a PDF, for people who may read it. 404 for anybody and anything else, so that a guessed address
 * reveals nothing.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const headers = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' };
  const receipt = await readReceipt(
    await currentViewer(),
    (await params).id,
    new Date(),
    new URL(request.url).searchParams.get('contact') === 'yes',
  );
  if (!receipt) return new Response('Not found', { status: 404, headers });
  const pdf = await renderToBuffer(<ReceiptDocument receipt={receipt} />);
  return new Response(new Uint8Array(pdf), {
    headers: {
      ...headers,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${receipt.kind.replace('_', '-')}-${receipt.number.replaceAll('/', '-')}.pdf"`,
    },
  });
}
