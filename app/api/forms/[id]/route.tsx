import { renderToBuffer } from '@react-pdf/renderer';
import { FormDocument } from '@/components/care/form/form-document';
import { isMember } from '@/lib/account/session/guard';
import { currentViewer } from '@/lib/account/session/session';
import { guestOfLink } from '@/lib/booking/link';
import { readSignedForm } from '@/lib/care/form/queries';
import { savedFileHeaders } from '@/lib/server/file/saved-file';
import { log } from '@/lib/server/log';
import { answerUnavailable } from '@/lib/server/request/unavailable';

/** The person who asks: the guest of an appointment by the token of its link, or a signed-in member. */
async function readerOf(request: Request) {
  const guest = await guestOfLink(new URL(request.url).searchParams.get('booking') ?? '');
  if (guest) return guest;
  const viewer = await currentViewer();
  return isMember(viewer) ? viewer : null;
}

/** A signed form as a PDF, for the person who signed it and their therapist; 404 for anybody else. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  try {
    const reader = await readerOf(request);
    const signed = reader ? await readSignedForm(reader, (await params).id) : undefined;
    if (signed === undefined) return new Response(null, { status: 404, headers: savedFileHeaders });
    if (signed === null) {
      return answerUnavailable({ seconds: 60 });
    }
    const pdf = await renderToBuffer(<FormDocument signed={signed} />);
    return new Response(new Uint8Array(pdf), {
      headers: {
        ...savedFileHeaders,
        'content-type': 'application/pdf',
        'content-length': String(pdf.length),
        // The name on a shared device says nothing of what was signed.
        'content-disposition': `attachment; filename="form-${signed.form.signedAt.slice(0, 10)}.pdf"`,
      },
    });
  } catch (error) {
    log.error('form could not be read', { path: '/api/forms/[id]', error });
    return answerUnavailable();
  }
}
